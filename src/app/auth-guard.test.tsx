import { render, screen, waitFor } from '@testing-library/react'
import { navigate } from 'gatsby'
import { AuthGuard, isGuarded, loginPath } from './auth-guard'

const guard = (routeName: string, loggedIn: boolean) =>
  render(
    <AuthGuard routeName={routeName} locale="ar" isLoggedIn={async () => loggedIn} waiting={<p>waiting</p>}>
      <p>page</p>
    </AuthGuard>,
  )

describe('the guard auth (spec §6)', () => {
  beforeEach(() => jest.mocked(navigate).mockClear())

  it('is on the four account routes and no other', () => {
    expect(['account', 'myCourses', 'myStudents', 'myAttachments'].every(isGuarded)).toBe(true)
    expect(['home', 'cart', 'login', 'notFound', 'course'].some(isGuarded)).toBe(false)
  })
  it('given a guest, then the login page is shown, with the way back', async () => {
    guard('account', false)
    expect(screen.queryByText('page')).toBeNull()
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(loginPath('ar', window.location), { replace: true }))
  })
  it('given a customer, then the page', async () => {
    guard('account', true)
    expect(await screen.findByText('page')).toBeTruthy()
    expect(navigate).not.toHaveBeenCalled()
  })
  it('given an open route, then the page at once', () => {
    guard('home', false)
    expect(screen.getByText('page')).toBeTruthy()
  })
  it('writes only our own path into the way back (case 49)', () => {
    expect(loginPath('en', { pathname: '/en/account', search: '?a=1' })).toBe('/en/login?redirect=%2Fen%2Faccount%3Fa%3D1')
  })
})
