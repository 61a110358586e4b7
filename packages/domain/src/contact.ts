/** How much somebody may write to us. */
export const contactMessageMaxLength = 5000;
