import type { SideEntry } from '#blocks/staff/SideNav.tsx'

const languages = (codes: string[]) => codes.map((code) => ({ code, label: code, onChoose: () => undefined }))

const theme = (label: string, names: string[]) => ({
  label,
  options: names.map((name, place) => ({ label: name, isChosen: place === 0, onChoose: () => undefined })),
})

export const themeSample = theme('Theme', ['System', 'Light', 'Dark'])

const frame = {
  barHeight: 60,
  brand: 'Caspora',
  homeHref: '#/',
  isSideOpen: true,
  onSideOpenChange: () => undefined,
  place: '/staff/news',
}

/** Believable words of the staff area's frames for stories and tests. */
export const staffFrameSamples = {
  en: {
    ...frame,
    homeLabel: 'Caspora, home page',
    label: 'Staff menu',
    openLabel: 'Open the menu',
    closeLabel: 'Close the menu',
    widenLabel: 'Expand the menu',
    narrowLabel: 'Collapse the menu',
    languages: languages(['AZ', 'RU']),
    language: 'EN',
    languagesLabel: 'Language',
    theme: themeSample,
    greeting: 'Good morning, Leyla',
    email: 'leyla.aliyeva@caspora.example',
    entries: [
      { label: 'Profile', href: '#/staff/profile', icon: 'profile' },
      { label: 'News', href: '#/staff/news', icon: 'news', current: 'page' },
      { label: 'Chat', href: '#/staff/chat', icon: 'chat' },
      { label: 'Suggestions & Complaints', href: '#/staff/suggestion', icon: 'suggestions' },
    ] satisfies SideEntry[],
    action: { label: 'Log Out', icon: 'signOut' as const, onPress: () => undefined },
    notifications: { href: '#/staff/notifications', label: 'Notifications, 2 unread', unread: 2 },
  },
  ru: {
    ...frame,
    homeLabel: 'Caspora, главная страница',
    label: 'Меню сотрудника',
    openLabel: 'Открыть меню',
    closeLabel: 'Закрыть меню',
    widenLabel: 'Развернуть меню',
    narrowLabel: 'Свернуть меню',
    languages: languages(['AZ', 'EN']),
    language: 'RU',
    languagesLabel: 'Язык',
    theme: theme('Тема', ['Системная', 'Светлая', 'Тёмная']),
    greeting: 'Доброе утро, Константин-Александр',
    email: 'konstantin-aleksandr.preobrazhenskiy-velikolepniy@caspora.example',
    entries: [
      { label: 'Профиль', href: '#/staff/profile', icon: 'profile' },
      { label: 'Новости', href: '#/staff/news', icon: 'news' },
      { label: 'Чат', href: '#/staff/chat', icon: 'chat' },
      {
        label: 'Предложения, конкурсы и достопримечательности',
        href: '#/staff/suggestion',
        icon: 'suggestions',
        current: 'area',
      },
    ] satisfies SideEntry[],
    action: { label: 'Выйти', icon: 'signOut' as const, onPress: () => undefined },
    notifications: { href: '#/staff/notifications', label: 'Уведомления, 128 непрочитанных', unread: 128 },
  },
}

export const chatProfileSample = {
  ...frame,
  homeLabel: 'Caspora, home page',
  label: 'Chat profile menu',
  openLabel: 'Open the menu',
  closeLabel: 'Close the menu',
  languages: languages(['AZ', 'RU']),
  language: 'EN',
  languagesLabel: 'Language',
  theme: themeSample,
  back: { label: 'Back to Chat', href: '#/staff/chat' },
  entries: [
    { label: 'My Profile', href: '#/staff/chat/user-profile', icon: 'profile', current: 'page' },
    { label: 'Schedule', href: '#/staff/chat/user-profile/schedule', icon: 'schedule' },
  ] satisfies SideEntry[],
}

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

export const chatIntroSample = {
  title: 'Chat',
  text: 'You will be able to message a colleague or a whole team here, and find earlier messages again. Chat is not open yet.',
  heading: 'How to reach a colleague today',
  ways: [
    {
      icon: 'labels',
      title: 'Call or write an email',
      text: 'Find the room and open the colleague’s badge: it has the phone number and the email address.',
      link: { href: '#/rooms' },
    },
    {
      icon: 'schedule',
      title: 'Arrange a meeting',
      text: 'My Schedule shows who is free and offers times that suit everybody.',
      link: { href: '#/calendar' },
    },
    {
      icon: 'news',
      title: 'Read the news',
      text: 'What concerns everybody is in the news.',
      link: { href: '#/news' },
    },
    {
      icon: 'profile',
      title: 'My Profile',
      text: 'Keep your photo and phone number up to date.',
      link: { href: '#/profile' },
    },
  ],
} as const
