import { screen } from '@testing-library/react'
import { renderPage } from '../../testing/render-page'
import { type Stay, Stays } from './stays'

const stay: Stay = {
  entityId: 1,
  name: 'Lantern Hall',
  type: 'residence',
  room: 'single',
  bathroom: 'private',
  board: 'none',
  distanceMetres: 700,
  minutesAway: 9,
  minAge: 18,
  maxAge: null,
  checkInDay: 6,
}
const facts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('given a place to live near a branch, then distance and check-in day are among its facts, in the order of the course page', () => {
  renderPage(<Stays stays={[stay]} />, 'en')
  expect(facts()).toEqual([
    'Residence · single room · private bathroom',
    'self-catering',
    '9 minutes from the school (0.7 km)',
    'From age 18',
    'Check-in on Saturday',
  ])
})

test('given an Arabic page, then its facts are Arabic', () => {
  renderPage(<Stays stays={[{ ...stay, maxAge: 25 }]} />, 'ar')
  expect(facts()).toEqual([
    'سكن طلابي · غرفة مفردة · حمّام خاص',
    'بدون وجبات',
    'على بُعد 9 دقائق من المعهد (0.7 كم)',
    'من عمر 18 إلى 25 سنة',
    'الدخول يوم السبت',
  ])
})
