import type { MenuEntry } from '#blocks/staff/useMenuEntries.ts'

const languages = (codes: string[]) => codes.map((code) => ({ code, label: code, onChoose: () => undefined }))

export const themeSample = { chosen: 'system' as const, onChoose: () => undefined }

const frame = {
  barHeight: 60,
  languages: languages(['AZ', 'RU']),
  language: 'EN',
  theme: themeSample,
  isSideOpen: true,
  onSideOpenChange: () => undefined,
  place: '/staff/news',
}

const signOut = { onSignOut: () => undefined, isSigningOut: false }

/** The frames of the staff area for stories and tests; `ru` has a person with a long name. */
export const staffFrameSamples = {
  en: {
    ...frame,
    minutes: 9 * 60,
    user: { firstName: 'Leyla', email: 'leyla.aliyeva@caspora.example' },
    menu: [
      { page: 'profile' },
      { page: 'news', current: 'page' },
      { page: 'chat' },
      { page: 'suggestions' },
    ] satisfies MenuEntry[],
    signOut,
    notifications: { unread: 2 },
  },
  ru: {
    ...frame,
    languages: languages(['AZ', 'EN']),
    language: 'RU',
    minutes: 9 * 60,
    user: {
      firstName: 'Константин-Александр',
      email: 'konstantin-aleksandr.preobrazhenskiy-velikolepniy@caspora.example',
    },
    menu: [
      { page: 'profile' },
      { page: 'news' },
      { page: 'chat' },
      { page: 'suggestions', current: 'area' },
    ] satisfies MenuEntry[],
    signOut,
    notifications: { unread: 128 },
  },
}

export const chatProfileSample = { ...frame, page: 'chatProfile' as const }

export const sectionMenuSamples = {
  en: {
    label: 'Profile pages',
    links: [
      { label: 'My Profile', href: '#/staff/profile', isCurrent: true },
      { label: 'Security', href: '#/staff/profile/security' },
      { label: 'Notifications', href: '#/staff/profile/notifications' },
    ],
  },
  ru: {
    label: 'Страницы профиля',
    links: [
      { label: 'Мой профиль', href: '#/staff/profile' },
      { label: 'Безопасность', href: '#/staff/profile/security', isCurrent: true },
      { label: 'Уведомления', href: '#/staff/profile/notifications' },
    ],
  },
}
