import type { AccountSession, Passkey, Profile } from '@atrium/contract/accounts'
import { profileSample, staffSamples } from '@atrium/contract/accounts/samples'
import type { ComponentProps } from 'react'
import type { PasswordForm } from '#blocks/profile/PasswordForm.tsx'
import type { PersonalInformation } from '#blocks/profile/PersonalInformation.tsx'
import type { ProfileHead } from '#blocks/profile/ProfileHead.tsx'
import type { SessionList } from '#blocks/profile/SessionList.tsx'

const nothing = () => undefined

const [person] = staffSamples
if (!person) throw new Error('The samples lack a person.')

/** The profile of a person with a badge. */
export const ownProfile: Profile = profileSample(person, 'EN')

/** The longest name; the phone number is missing. */
export const longProfile: Profile = {
  ...ownProfile,
  firstName: 'Екатерина Мирзаагаевна',
  lastName: 'Константинопольская-Переверзева',
  jobTitle: 'Группа сопровождения информационной инфраструктуры распределённых предприятий',
  email: 'yekaterina.konstantinopolskaya-pereverzeva@caspora.example',
  phone: '',
  position: 'Ведущий специалист по сопровождению информационной инфраструктуры',
  badge: null,
}

/** The profile with a photo, of which the stories have no file: they show its initials. */
export const profileWithPhoto = { ...ownProfile, photo: '0123456789abcdef' }

export const profileHeadSample: ComponentProps<typeof ProfileHead> = {
  profile: ownProfile,
  photo: { onChoose: nothing, onRemove: nothing },
}

export const personalSample: Required<ComponentProps<typeof PersonalInformation>> = {
  profile: ownProfile,
  phone: { draft: undefined, onEdit: nothing, onChange: nothing, onSave: nothing, onCancel: nothing },
  leave: { next: '7–11 декабря 2026, запрошен', href: '/staff/requests' },
  badgeHref: '/employee-qr/DEV7',
  children: undefined,
}

export const passwordFormSample: ComponentProps<typeof PasswordForm> = {
  email: ownProfile.email,
  validate: (values: object): Record<string, string> => {
    const given = values as Record<string, unknown>
    const missing = {
      current: 'Enter your current password',
      password: 'Enter a new password',
      again: 'Enter the new password again',
    }
    return Object.fromEntries(Object.entries(missing).filter(([name]) => !given[name]))
  },
  onSubmit: () => new Promise<undefined>(nothing),
}

/** Four minutes past three in the afternoon in Baku. */
export const sampleNow = new Date('2026-11-21T11:04:00.000Z')

export const sessionSamples = [
  {
    id: 1,
    browser: 'Chrome',
    system: 'Windows',
    createdAt: '2026-11-20T04:30:00.000Z',
    lastSeenAt: '2026-11-21T11:03:00.000Z',
    isCurrent: true,
  },
  {
    id: 2,
    browser: 'Safari',
    system: 'iOS',
    createdAt: '2026-11-19T14:02:00.000Z',
    lastSeenAt: '2026-11-20T17:45:00.000Z',
    isCurrent: false,
  },
  {
    id: 3,
    browser: 'Firefox',
    system: 'Linux',
    createdAt: '2026-11-16T05:10:00.000Z',
    lastSeenAt: '2026-11-17T05:12:00.000Z',
    isCurrent: false,
  },
] satisfies AccountSession[]

export const sessionListSample: ComponentProps<typeof SessionList> = {
  sessions: sessionSamples,
  now: sampleNow,
  onEnd: nothing,
  onEndOthers: nothing,
}

/** Sessions in the same browser, the last two of which began in the same minute. */
export const manySessions = (count: number): AccountSession[] =>
  Array.from({ length: count }, (_none, index) => ({
    id: index + 1,
    browser: 'Chrome',
    system: 'Linux',
    createdAt: new Date(Date.UTC(2026, 10, 20, 20 + Math.min(index, count - 2))).toISOString(),
    lastSeenAt: new Date(Date.UTC(2026, 10, 21, 10, -index)).toISOString(),
    isCurrent: index === 0,
  }))

export const passkeySamples: Passkey[] = [
  {
    id: 1,
    name: 'Work laptop',
    createdAt: '2026-11-20T08:00:00.000Z',
    lastUsedAt: '2026-11-21T05:12:00.000Z',
  },
  {
    id: 2,
    name: 'The key with the long name that hangs on the ring of the door to the archive',
    createdAt: '2026-11-15T08:00:00.000Z',
    lastUsedAt: null,
  },
]
