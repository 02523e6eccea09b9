"""What people ask: one module for each subject, the only ones that speak HTTP."""
