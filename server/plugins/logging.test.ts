import { withoutData } from './logging'

test('given an error of the database that quotes a row, then the log says which kind and where, not whose', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "customers_email_unique"'), {
    code: '23505',
    detail: 'Key (email)=(noura@example.com) already exists.',
    where: 'noura@example.com',
    response: '550 no such user noura@example.com',
  })
  const logged = withoutData(error)
  expect(logged).toMatchObject({ type: 'Error', code: '23505', message: error.message })
  expect(JSON.stringify(logged)).not.toContain('noura@example.com')
})

test('given something thrown that is no error, then the log has its type and nothing of it', () => {
  expect(withoutData('noura@example.com')).toEqual({ type: 'string', message: '', stack: '' })
})
