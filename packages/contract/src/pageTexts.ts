import { isStaffPath, type PageName, pageAt } from './pages.ts'

/** Namespaces of texts that a page needs for its first render, besides those of every page. */
const pageTexts: Partial<Record<PageName, readonly string[]>> = {
  home: ['home'],
  about: ['about'],
  services: ['services'],
  service: ['services'],
  careers: ['careers'],
  vacancy: ['careers'],
  contact: ['contact', 'validation'],
  apply: ['careers', 'validation'],
  sendCv: ['careers', 'validation'],
  privacy: ['privacy'],
  confirmSubscription: ['newsletter'],
  unsubscribe: ['newsletter'],
  employee: ['lookup'],
  rooms: ['lookup'],
  room: ['lookup'],
  card: ['card'],
  staffLogin: ['login', 'validation'],
  forgotPassword: ['login', 'validation'],
  resetPassword: ['login', 'validation'],
  profile: ['profile', 'validation'],
  security: ['profile', 'validation'],
  notifications: ['news'],
  news: ['news'],
  chatProfile: ['profile', 'validation'],
  chatSchedule: ['schedule', 'days'],
  suggestions: ['suggestions', 'validation'],
  calendar: ['calendar', 'schedule', 'days'],
  requests: ['requests', 'days', 'validation'],
  labels: ['labels'],
}

/** The namespaces that the page at a path needs for its first render. */
const frameTexts = ['staff', 'login'] as const

/** The namespaces of the texts that the page at an address (path only) needs for its first view. */
export function textsAt(path: string): string[] {
  const page = pageAt(path)
  return ['common', ...(isStaffPath(path) ? frameTexts : []), ...((page && pageTexts[page]) ?? [])]
}
