import { inspect } from 'node:util'
import { instrument } from '@redux-devtools/instrument'
import { HttpResponse, http } from 'msw'
import '#api/accountsApi.ts'
import '#api/accountsSignInApi.ts'
import '#api/candidatesApi.ts'
import '#api/contactApi.ts'
import '#api/meetingsApi.ts'
import '#api/hiringApi.ts'
import '#api/hiringSettingsApi.ts'
import '#api/leaveApi.ts'
import '#api/newsletterApi.ts'
import '#api/applicantApi.ts'
import '#api/careersApi.ts'
import '#api/newsApi.ts'
import '#api/notificationsApi.ts'
import '#api/suggestionsApi.ts'
import '#api/vacanciesApi.ts'
import { baseApi } from '#api/baseApi.ts'
import { memoryStorage } from '#store/persistence/textStorage.ts'
import { setupStore } from '#store/setupStore.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { liftedStoreOf } from '#testing/replays.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'

const server = mockNetwork()

const secret = 'tell-nobody'
const file = new File([secret], `${secret}.pdf`, { type: 'application/pdf' })
const application = { name: secret, surname: secret, email: `${secret}@caspora.example`, cv: file }

/** What each call that sends something carries; of those that carry only the number of a thing, a number. */
const sent: Record<string, unknown> = {
  login: { email: secret, password: secret },
  logout: undefined,
  forgotPassword: { email: secret },
  resetPassword: { token: secret, password: secret },
  changePassword: { current: secret, password: secret },
  updateProfile: { phone: secret },
  updatePreferences: { mailLanguage: secret },
  uploadPhoto: file,
  deletePhoto: undefined,
  endSession: 1,
  endOtherSessions: undefined,
  requestPasskey: undefined,
  loginWithPasskey: { passkey: { id: secret } },
  reauthenticate: { current: secret, code: secret },
  reauthenticateWithPasskey: { passkey: { id: secret } },
  createPasskey: undefined,
  addPasskey: { name: secret, passkey: { id: secret } },
  deletePasskey: 1,
  createSecondFactor: undefined,
  confirmSecondFactor: { code: secret },
  deleteSecondFactor: undefined,
  replaceRecoveryCodes: undefined,
  applyToJob: { id: 1, application },
  sendGeneralApplication: { application },
  withdrawApplication: { token: secret },
  correctContact: { token: secret, contact: { first_name: secret, email: secret } },
  confirmEmail: { token: secret },
  replaceCv: { token: secret, cv: file },
  answerKeeping: { token: secret, isAllowed: true },
  deleteApplication: { token: secret },
  sendContactMessage: { kind: 'customer', message: { name: secret, email: secret, message: secret } },
  subscribe: { email: secret },
  confirmSubscription: secret,
  unsubscribe: secret,
  sendSuggestion: { text: secret, isAnonymous: true },
  addToSuggestion: { code: secret, text: secret },
  askSuggestionStatus: secret,
  answerSuggestion: { id: secret, state: 'answered', answer: secret, version: secret },
  sendOffDayRequest: { from_email: secret, message: secret },
  cancelOffDayRequest: 1,
  addLeaveType: { names: { EN: secret } },
  changeLeaveType: { id: 1, names: { EN: secret } },
  answerLeaveQuestion: { id: 1, words: secret },
  decideLeave: { id: 1, decision: 'decline', words: secret },
  decideLeaves: { steps: [{ id: 1, decision: 'decline', words: secret }] },
  undoLeaveDecision: 1,
  recordLeave: { message: secret },
  cancelLeave: 1,
  addLeaveEntry: { reason: secret },
  moveApplication: { id: 1, stage: 'offer', revision: 1, mail: { subject: secret, text: secret } },
  undoMove: { id: 1 },
  mailApplicant: { id: 1, subject: secret, text: secret },
  giveFeedback: { id: 1, meetingId: '1', verdict: 'yes', words: secret },
  eraseCandidate: { id: 1, references: [secret] },
  addNote: { id: 1, text: secret, mentions: [] },
  deleteNote: { id: 1, event: 1 },
  rateApplication: { id: 1, verdict: 'yes', words: secret },
  tagApplication: { id: 1, tags: [secret] },
  assignApplication: { id: 1, personId: 1 },
  joinApplications: { id: 1, otherId: 2, isSame: true },
  askToKeep: { id: 1 },
  changeApplications: { steps: [{ id: 1, mail: { subject: secret, text: secret } }] },
  saveStages: [{ id: 'new', names: { EN: secret } }],
  createTemplate: { name: secret },
  saveTemplate: { id: 1, revision: 1, name: secret },
  deleteTemplate: 1,
  listMeetings: { from: '2026-11-22', to: '2026-11-28' },
  syncMeetings: { personId: 1, since: 0, changes: [{ title: secret }] },
  uploadAttachment: { id: 'a1', file },
  renewCalendarFeed: undefined,
  deleteCalendarFeed: undefined,
  createVacancy: { texts: { EN: { position: secret } } },
  saveVacancy: { id: 1, texts: { EN: { position: secret } } },
  setVacancyState: { id: 1, state: 'open', revision: 1 },
  duplicateVacancy: 1,
  deleteVacancy: 1,
  createCategory: { names: { EN: secret } },
  renameCategory: { id: 1, names: { EN: secret } },
  deleteCategory: 1,
  readNews: 1,
  reactToNews: { id: 1, name: 'like', isOn: true },
  addNewsComment: { id: 1, text: secret },
  deleteNewsComment: 1,
  readAllNews: undefined,
  readNotification: 1,
  readAllNotifications: undefined,
}

interface Sending {
  useMutation?: unknown
  initiate: (carried: unknown) => (dispatch: unknown) => Promise<unknown>
}

const mutationTypes = Object.entries(baseApi.endpoints as Record<string, Sending>).filter(
  ([, endpoint]) => endpoint.useMutation,
)

it('covers every mutation', () => {
  expect(mutationTypes.map(([name]) => name).sort()).toEqual(Object.keys(sent).sort())
})

const answer = { token: secret, code: secret, message: secret, errors: { password: secret } }

it.each([
  ['succeeds', () => HttpResponse.json(answer)],
  ['is rejected', () => HttpResponse.json(answer, { status: 400 })],
  ['gets a foreign page', () => HttpResponse.html(`<p>${secret}`)],
  ['does not reach the server', () => HttpResponse.error()],
])('records and prints neither arguments nor reply of a mutation that %s', async (_how, reply) => {
  server.use(http.all('*', reply))
  const printed = (['debug', 'log', 'info', 'warn', 'error'] as const).map((way) =>
    jest.spyOn(console, way).mockImplementation(() => undefined),
  )
  const store = setupStore({
    environment: testEnvironment,
    storage: memoryStorage(),
    enhancers: [instrument()],
  })
  for (const [name, { initiate }] of mutationTypes) await store.dispatch(initiate(sent[name]) as never)
  const recorded = inspect(liftedStoreOf(store).getState(), { depth: 20, maxStringLength: null })
  // Each stands there by its name, to its end.
  for (const [name] of mutationTypes) expect(recorded).toContain(`endpointName: '${name}'`)
  expect(recorded.match(/api\/executeMutation\/(fulfilled|rejected)/g)).toHaveLength(mutationTypes.length)
  expect(recorded).not.toContain(secret)
  expect(
    inspect(
      printed.flatMap(({ mock }) => mock.calls),
      { depth: 20 },
    ),
  ).not.toContain(secret)
  jest.restoreAllMocks()
})
