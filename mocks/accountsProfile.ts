import {
  type AccountSession,
  defaultSettings,
  type Profile,
  photoHashLength,
} from '@atrium/contract/accounts'
import { profileEndpoints } from '@atrium/contract/accounts/profile/calls'
import {
  passwordChangeSchema,
  preferencesSchema,
  profileChangesSchema,
} from '@atrium/contract/accounts/profile/schema'
import { profileSample, samplePassword, staffSamples } from '@atrium/contract/accounts/samples'
import { limits } from '@atrium/contract/core'
import { refuseCommon } from './accounts.ts'
import {
  answering,
  done,
  errorResponse,
  fieldsOf,
  json,
  languageOf,
  mockOf,
  notFound,
  refuse,
  validationErrorOf,
} from './answers.ts'
import { memoryOf } from './memory.ts'

const {
  getProfile,
  updatePreferences,
  updateProfile,
  uploadPhoto,
  deletePhoto,
  changePassword,
  listSessions,
  endSession,
  endOtherSessions,
} = profileEndpoints

/** The signed-in person of the mocks. */
const person = staffSamples[0]

const memory = memoryOf(
  (): Pick<Profile, 'phone' | 'photo' | 'mailLanguage' | 'isBirthdayShared' | 'settings'> => {
    const { phone, photo, mailLanguage, isBirthdayShared, settings } = profileSample(person, 'EN')
    return { phone, photo, mailLanguage, isBirthdayShared, settings }
  },
)

/** The phone number of the signed-in person, and the badge that shows it. */
export const ownBadge = () => ({ idnumber: profileSample(person, 'EN').badge, number: memory.phone })

/** The hours in which the signed-in person works. */
export const ownHours = () => memory.settings.workingHours ?? defaultSettings.workingHours

let photos = 0

function changed(request: Request, changes: Partial<typeof memory> = {}): Response {
  Object.assign(memory, changes)
  return json({ ...profileSample(person, languageOf(request)), ...memory })
}

const sessions: AccountSession[] = [
  {
    id: 1,
    browser: 'Chrome',
    system: 'Windows',
    createdAt: '2026-11-21T08:00:00.000Z',
    lastSeenAt: '2026-11-21T09:00:00.000Z',
    isCurrent: true,
  },
  {
    id: 2,
    browser: 'Safari',
    system: 'iOS',
    createdAt: '2026-11-19T06:30:00.000Z',
    lastSeenAt: '2026-11-20T17:45:00.000Z',
    isCurrent: false,
  },
]

/** The calls about the first sample person, who is always signed in. */
export const accountsProfileMocks = [
  mockOf(getProfile, ({ request }) => changed(request)),
  mockOf(
    updateProfile,
    answering(profileChangesSchema, (body, request) => changed(request, body)),
  ),
  mockOf(
    updatePreferences,
    answering(preferencesSchema, ({ mailLanguage = memory.mailLanguage, settings }, request) =>
      changed(request, { mailLanguage, settings: { ...memory.settings, ...settings } }),
    ),
  ),
  mockOf(uploadPhoto, async ({ request }) => {
    const fields = await fieldsOf(request)
    if (fields.photo instanceof File && fields.photo.size > limits.photoBytes) {
      const message = 'The picture is too large. It can have up to 5 MB.'
      return errorResponse(413, { message, errors: { photo: 'photoTooLarge' } })
    }
    const refused = validationErrorOf(uploadPhoto.body, fields)
    if (refused) return refused
    photos += 1
    return changed(request, { photo: String(photos).padStart(photoHashLength, '0') })
  }),
  mockOf(deletePhoto, ({ request }) => changed(request, { photo: null })),
  mockOf(
    changePassword,
    answering(passwordChangeSchema, ({ current, password }) =>
      current === samplePassword
        ? (refuseCommon(password) ?? json({}))
        : refuse({ current: 'currentPasswordWrong' }),
    ),
  ),
  mockOf(listSessions, () => json(sessions)),
  mockOf(endSession, ({ params }) =>
    sessions.some(({ id }) => String(id) === params.id) ? done() : notFound(),
  ),
  mockOf(endOtherSessions, done),
]
