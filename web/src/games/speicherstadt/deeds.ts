/** What is given and taken at the merchant house, and what nobody is asked about. */
export const deeds = {
  "speicherstadt.laid": ["speicherstadt.lay"],
  "speicherstadt.took": ["speicherstadt.take"],
  "speicherstadt.could_not_pay": [],
  "speicherstadt.left_over": [],
};
