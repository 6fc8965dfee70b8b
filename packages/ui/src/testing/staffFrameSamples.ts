import type { SideEntry } from '#blocks/staff/SideNav.tsx'

const languages = (codes: string[]) => codes.map((code) => ({ code, label: code, onChoose: () => undefined }))

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
    widenLabel: 'Widen the menu',
    narrowLabel: 'Narrow the menu',
    languages: languages(['AZ', 'RU']),
    languagesLabel: 'Language',
    greeting: 'Good morning, Leyla',
    email: 'leyla.aliyeva@caspora.example',
    entries: [
      { label: 'Profile', href: '#/staff/profile', icon: 'profile' },
      { label: 'News', href: '#/staff/news', icon: 'news', current: 'page' },
      { label: 'Chat', href: '#/staff/chat', icon: 'chat' },
      { label: 'Suggestions & Competitions', href: '#/staff/suggestion', icon: 'suggestions' },
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
    widenLabel: 'Расширить меню',
    narrowLabel: 'Сузить меню',
    languages: languages(['AZ', 'EN']),
    languagesLabel: 'Язык',
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
  languagesLabel: 'Language',
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
