/** What stands in the browser of everybody who comes, by its names; `…` stands for what differs. */
export const visitorEntries = [
  { names: ['language'], purpose: 'language', kept: 'untilCleared' },
  { names: ['i18nextLng'], purpose: 'languageCache', kept: 'untilCleared' },
  { names: ['i18next'], purpose: 'cookie', kept: 'year' },
  { names: ['theme'], purpose: 'theme', kept: 'untilCleared' },
  { names: ['window'], purpose: 'window', kept: 'year' },
  { names: ['popupShown'], purpose: 'popup', kept: 'untilCleared' },
  { names: ['consent'], purpose: 'consent', kept: 'untilCleared' },
  { names: ['draft:…'], purpose: 'draft', kept: 'untilSent' },
  { names: ['sentApplication'], purpose: 'receipt', kept: 'tab' },
  { names: ['contactForm'], purpose: 'form', kept: 'tab' },
  { names: ['visited'], purpose: 'visited', kept: 'tab' },
  { names: ['scrollPositions'], purpose: 'scroll', kept: 'tab' },
  { names: ['offline-…'], purpose: 'cards', kept: 'ninetyDays' },
  { names: ['workbox-expiration'], purpose: 'copyDates', kept: 'ninetyDays' },
  { names: ['….unreadable'], purpose: 'unreadable', kept: 'untilCleared' },
] as const

/** What joins it in the browser of somebody who signs in. */
export const staffEntries = [
  { names: ['__Host-atrium-session'], purpose: 'session', kept: 'sevenDays' },
  { names: ['__Host-atrium-device'], purpose: 'device', kept: 'halfYear' },
  { names: ['staff_user'], purpose: 'staffUser', kept: 'signOut' },
  { names: ['view'], purpose: 'view', kept: 'signOut' },
  { names: ['loginNotice'], purpose: 'loginNotice', kept: 'tab' },
  { names: ['staff.…'], purpose: 'staffTyped', kept: 'signOutOrTab' },
  { names: ['atrium-state'], purpose: 'state', kept: 'signOut' },
  { names: ['atrium-files', 'staff_files'], purpose: 'files', kept: 'signOut' },
  { names: ['staff-answers'], purpose: 'answers', kept: 'signOut' },
  {
    names: ['staff-frame', 'staff-texts', 'staff-parts', 'staff-signed-in'],
    purpose: 'parts',
    kept: 'signOutOrNinety',
  },
] as const
