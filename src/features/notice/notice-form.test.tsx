/** @jest-environment ./src/testing/browser-with-server.ts */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { courseIds, smallCatalogue } from '../../../server/testing/small-catalogue'
import { describeOnBoth } from '../../../server/testing/test-app'
import { asBrowser } from '../../testing/into-app'
import { renderPage } from '../../testing/render-page'
import { NoticeOpener } from './notice-opener'

/** Taken away after the page was built. */
const gone = 99_999

const runs = [
  {
    locale: 'en',
    kind: 'cheaper',
    courseId: courseIds.worked,
    refused: 'Invalid category',
    open: 'Tell me when it gets cheaper',
    email: 'E-mail',
    send: 'Tell me',
    invalid: 'Enter an e-mail address',
    asked: 'Please look into your mailbox',
  },
  {
    locale: 'ar',
    kind: 'bookable',
    courseId: courseIds.withdrawn,
    refused: 'التصنيف غير صحيح',
    open: 'أخبروني حين يفتح الحجز',
    email: 'البريد الإلكتروني',
    send: 'أخبروني',
    invalid: 'أدخل بريدًا إلكترونيًا صحيحًا',
    asked: 'راجع بريدك الإلكتروني',
  },
] as const

describeOnBoth(
  'a wish to be told',
  (getApp) => {
    test.each(runs)(
      'given one in $locale, then a wrong address is named, a refusal loses nothing, and pressed twice it is one',
      async (run) => {
        const user = userEvent.setup()
        const { db } = getApp().services
        window.localStorage.clear()
        globalThis.fetch = asBrowser(getApp())
        const { unmount } = renderPage(<NoticeOpener courseId={gone} kind={run.kind} />, run.locale)
        await user.click(screen.getByRole('button', { name: run.open }))
        const box = (await screen.findByLabelText(run.email)) as HTMLInputElement
        await user.click(screen.getByRole('button', { name: run.send }))
        expect(await screen.findByText(new RegExp(run.invalid))).toBeTruthy()
        await user.type(box, `${run.locale}@example.com`)
        await user.click(screen.getByRole('button', { name: run.send }))
        expect(await screen.findByText(run.refused)).toBeTruthy()
        expect(box.value).toBe(`${run.locale}@example.com`)
        unmount()

        renderPage(<NoticeOpener courseId={run.courseId} kind={run.kind} />, run.locale)
        await user.click(screen.getByRole('button', { name: run.open }))
        await user.type(await screen.findByLabelText(run.email), `${run.locale}@example.com`)
        await user.dblClick(screen.getByRole('button', { name: run.send }))
        const answer = await screen.findByRole('status')
        expect(answer.textContent).toContain(run.asked)
        expect(document.activeElement).toBe(answer.parentElement)
        const notices = await db
          .selectFrom('stock_notices')
          .select(['course_id', 'kind'])
          .where('email', '=', `${run.locale}@example.com`)
          .execute()
        expect(notices).toEqual([{ course_id: run.courseId, kind: run.kind }])
      },
    )
  },
  { prepare: smallCatalogue },
)
