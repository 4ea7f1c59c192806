/** Metres as kilometres with one decimal: `1.4`. Less than a hundred metres is `0.1`. */
export const kilometres = (metres: number): string => (Math.max(100, metres) / 1000).toFixed(1)
