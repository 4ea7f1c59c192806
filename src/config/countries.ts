/** ISO 3166-1 alpha-2 codes of nationalities, the Gulf first: most of our students hold one of these. Names come from the platform (Intl.DisplayNames). */
export const gulfCountries = ['SA', 'AE', 'KW', 'QA', 'BH', 'OM'] as const

const others =
  'AD AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HN HR HT HU ID IE IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ PA PE PG PH PK PL PS PT PW PY RO RS RU RW SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS YE ZA ZM ZW'

export const countryCodes: readonly string[] = [...gulfCountries, ...others.split(' ')]
