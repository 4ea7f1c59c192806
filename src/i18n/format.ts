/** How amounts and dates are written on pages: as everywhere (src/domain/format.ts, which the paper and the mails use too). */
export * from '../domain/format'
