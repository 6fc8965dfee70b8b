import type { UnitDefect } from './defect.ts'

/** Defects below the modules of the server: mails, plugins, limits, texts. */
export const serverParts: UnitDefect[] = [
  {
    id: 'letters-first',
    what: 'A link to set a password waits behind a newsletter to all.',
    file: 'packages/server/src/mail/mails.repo.ts',
    from: 'asc(turnOf), ',
    to: '',
    fails: 'packages/server/src/mail',
  },
  {
    id: 'mail-tried-late',
    what: 'A mail that could not be sent waits twice as long as it should.',
    file: 'packages/server/src/mail/delivery.ts',
    from: 'Math.max(0, attempts - 1)',
    to: 'Math.max(0, attempts)',
    fails: 'packages/server/src/mail',
  },
  {
    id: 'one-look-less',
    what: 'Strangers may look up one person less than the settings say.',
    file: 'packages/server/src/accounts/rateLimits.repo.ts',
    from: '{calls} < $',
    to: '{calls} + 1 < $',
    fails: 'packages/server/src/http/session',
  },
  {
    id: 'quotation-mark',
    what: 'A quotation mark in a name ends an attribute of the page.',
    file: 'packages/server/src/website/html.ts',
    from: "\n    .replaceAll('\"', '&quot;')",
    to: '',
    fails: 'packages/server/src/website/',
  },
  {
    id: 'whole-record',
    what: 'A reply contains columns that the contract does not name.',
    file: 'packages/server/src/http/register.ts',
    from: 'strip(answer)',
    to: 'answer',
    fails: 'packages/server/src/http/',
  },
  {
    id: 'query-lost-at-the-door',
    what: 'After the sign-in one is led back to the page without its query.',
    file: 'packages/server/src/website/staffGuard.ts',
    from: 'encodeURIComponent(request.url)',
    to: 'encodeURIComponent(path)',
    fails: 'packages/server/src/website/',
  },
  {
    id: 'hidden-file',
    what: 'A file whose name begins with a dot keeps it.',
    file: 'packages/server/src/http/fileName.ts',
    from: "\n    .replace(/^[.\\s]+/, '')",
    to: '',
    fails: 'packages/server/src/http/',
  },
  {
    id: 'mail-without-reference',
    what: 'The subject of a Russian receipt lacks the number of the application.',
    file: 'packages/server/locales/ru/mail.json',
    from: '"Мы получили ваш отклик: {{reference}}"',
    to: '"Мы получили ваш отклик"',
    fails: 'packages/server/src/i18n',
  },
]
