/** A folded Arabic word without the ending that makes an adjective or a plural of it: صيفي and صيفيه are one, so are مبتدي and مبتديين. */
const ending = /(?<=[\u0621-\u064a]{3})(?:يه|يات|يون|يين|ات|ون|ين|ي|ه)$/

export const stemOf = (word: string): string => word.replace(ending, '')
