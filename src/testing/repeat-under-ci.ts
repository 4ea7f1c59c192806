/** A shared machine may stall in the middle of a race that a test makes on purpose: under CI such a test is tried once more, and its first failure is shown. */
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true })
