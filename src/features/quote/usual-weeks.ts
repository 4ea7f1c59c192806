/** What prices of institutes and courses are for while no weeks are chosen. @assumed */
export const usualWeeks = 4
