/** Where on the page an alternative stands. */
export const optionId = (index: number): string => `option-${index + 1}`
