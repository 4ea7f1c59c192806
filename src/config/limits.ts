/** Numbers of spec §9 and design api.md. Milliseconds unless the name says otherwise. */
const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** By itself, because every sleeping page's inline script has it and should not carry the rest. */
export const localeCookieDays = 365

/** By itself too: sleeping pages reload when they find another build. */
export const reloadGuard = 10 * second

export const limits = {
  responseCache: 2 * minute,
  buildCheck: hour,
  iconTimeout: 1500,
  /** Names in one question to the icon service. */
  icons: 100,
  loadingBar: { throttle: 200, duration: 2000, heightPx: 3, hideDelay: 500, resetDelay: 400 },
  zIndex: { overlay: 1000, tooltip: 1100 },
  ripple: 400,
  retry: { attempts: 4, firstWait: 300, longestWait: 5 * second },
  cart: { maxQuantity: 20, maxLines: 50 },
  /**
   * @assumed alternatives side by side in one quote (issue: up to three); its note; days it holds, share
   * due at booking and days before the start when the rest is due where the shop does not say. */
  quote: {
    alternatives: 3,
    notes: 3000,
    validDays: 14,
    depositBasisPoints: 2000,
    balanceDays: 28,
    /** Days after its last one for which a guest's ended quote still names the student. */
    keptDays: 30,
    listed: 100,
    issues: { max: 60, seconds: 600 },
    openings: { max: 120, seconds: 600 },
    /** @assumed mails of quotes: from one address of the web, and of one session in an hour; the same quote to the same address once in that hour. */
    mails: { max: 30, seconds: 600 },
    mailsPerSession: { max: 5, window: hour },
    prints: { max: 30, seconds: 600 },
    /** Papers that may wait for the server's one printer, and how long one may take. */
    press: { waiting: 20, patience: 20 * second },
  },
  /** Courses side by side, wishes of a person, courses remembered as seen. */
  compare: 4,
  wishes: 50,
  recentlySeen: 12,
  /** Posts on one page of the blog's list: the first large, the others in rows of three. @assumed */
  postsPerPage: 10,
  /** @assumed courses up to which each has a picture of its own for shared links: 1,000 in two languages take a first build half a minute (decision 14). */
  drawnCourses: 1000,
  list: { defaultLimit: 20, maxLimit: 100 },
  /** @assumed mails to one address in any hour, whoever caused them. */
  mail: { perHour: 10, window: hour, noticesPerAddress: 20 },
  /** @assumed messages from one address of the web, and in the name of one e-mail address. */
  flood: { perIp: { max: 30, seconds: 600 }, perEmail: { max: 5, window: hour }, lookUps: { max: 20, seconds: 3600 }, sameWithin: minute },
  /** `choices`: all that is ticked of one filter. */
  text: { name: 100, line: 200, message: 5000, search: 200, choices: 2000 },
} as const

export const appCode = 'study_pwa'
export const menuCode = (locale: string) => `main_menu_${locale}`
