/** What is given and taken at the merchant house. */
export const deeds = {
  "speicherstadt.laid": ["speicherstadt.lay"],
  "speicherstadt.took": ["speicherstadt.take"],
};
