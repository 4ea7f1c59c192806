/** The id of a field: two forms may stand on one page. */
export const fieldIdIn = (form: string, name: string) => `${form}-${name.replaceAll('.', '-')}`
