import { outageCauseOf, parseApiError } from './parseApiError.ts'

const said = { message: 'Try again in 5 minutes.' }

it.each([
  [{ status: 'FETCH_ERROR', error: '' }, { reason: 'network' }],
  [{ status: 'TIMEOUT_ERROR', error: '' }, { reason: 'late' }],
  [
    { status: 401, data: said },
    { reason: 'session', ...said },
  ],
  [{ status: 403, data: '<html>' }, { reason: 'forbidden' }],
  [{ status: 404, data: {} }, { reason: 'notFound' }],
  [
    { status: 429, data: said },
    { reason: 'tooMany', ...said },
  ],
  [{ status: 'PARSING_ERROR', originalStatus: 429, data: '<html>' }, { reason: 'tooMany' }],
  [{ status: 451, data: {} }, { reason: 'headless' }],
  [{ status: 400, data: { errors: {} } }, { reason: 'refused' }],
  [
    { status: 400, data: { errors: { email: 'emailInvalid' } } },
    { reason: 'fields', errors: { email: 'emailInvalid' } },
  ],
  // What a server says that does not work is not for the reader.
  [{ status: 503, data: said }, { reason: 'server' }],
  [{ status: 'PARSING_ERROR', originalStatus: 404, data: '<html>' }, { reason: 'server' }],
  [{ status: 'PARSING_ERROR', originalStatus: 200, data: '<html>' }, { reason: 'strange' }],
  [{ status: 'CUSTOM_ERROR', error: 'The answer is no list.' }, { reason: 'strange' }],
  [undefined, { reason: 'strange' }],
])('reads %j', (error, failure) => {
  expect(parseApiError(error)).toEqual(failure)
})

it.each([
  [undefined, undefined],
  [{ status: 404 }, undefined],
  [{ status: 'TIMEOUT_ERROR' }, 'network'],
  [{ status: 500 }, 'server'],
  [{ status: 'PARSING_ERROR', originalStatus: 404 }, 'server'],
])('takes the server for out of reach by %j: %s', (error, cause) => {
  expect(outageCauseOf(error)).toBe(cause)
})
