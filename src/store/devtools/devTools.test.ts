import { devToolsOptions } from './devTools.ts'

const { actionSanitizer, serialize } = devToolsOptions

const call = (kind: 'Query' | 'Mutation', step: string, endpointName: string, more: object = {}) => ({
  type: `api/execute${kind}/${step}`,
  meta: { requestId: 'r', arg: { endpointName }, ...more },
})

it.each([
  [call('Mutation', 'pending', 'login'), 'api/login/pending'],
  [call('Query', 'fulfilled', 'listNews'), 'api/listNews/fulfilled'],
  [call('Query', 'rejected', 'listNews'), 'api/listNews/rejected'],
  [call('Query', 'rejected', 'listNews', { condition: true }), 'api/listNews/skipped'],
  [{ type: 'persist/REHYDRATE', key: 'weekRange' }, 'persist/REHYDRATE weekRange'],
  [{ type: 'weekRange/weekShifted', payload: {} }, 'weekRange/weekShifted'],
])('names the action %j %s, and does not change it', (action, name) => {
  const before = JSON.stringify(action)
  expect(actionSanitizer(action)).toEqual({ ...action, type: name })
  expect(JSON.stringify(action)).toBe(before)
})

it.each([
  ['what is typed', { type: 'offDay/messageTyped', payload: 'My operation' }],
  ['what was sent', { type: 'offDay/requestSent', payload: { days: [], message: 'My operation' } }],
  ['the draft', { offDay: { days: ['2026-11-24'], isTimeAdded: true, message: 'My operation' } }],
  ['a request that is listed', { data: [{ id: 1, days: [], message: 'My operation' }] }],
  ['a suggestion that is listed', { data: [{ text: 'My operation', answer: '', isAnonymous: false }] }],
  ['an answer to it', { data: [{ text: '', answer: 'My operation', isAnonymous: false }] }],
])('hides a person’s own texts: %s', (_what, value) => {
  const told = JSON.stringify(value, serialize.replacer)
  expect(told).not.toContain('operation')
  // Everything else is told, in its own form.
  expect(JSON.parse(told.replaceAll('‹hidden›', 'My operation'))).toEqual(value)
})

it('shows a title, and an empty text', () => {
  const state = { offDay: { days: [], message: '' }, meetings: { title: 'Budget', notes: 'Room 3' } }
  expect(JSON.parse(JSON.stringify(state, serialize.replacer))).toEqual(state)
})
