import { pages } from '@atrium/contract/core'
import { accountMail, momentOf } from '#mail/accountMail.ts'
import type { MailParts, NewMail } from '#mail/mail.ts'
import { browserName } from './browserName.ts'

type Owner = Parameters<typeof accountMail>[1]

interface Link {
  token: string
  expiresAt: Date
}

/** The kind of mails with a link for a new password. */
export const resetMailKind = 'account.reset'

/** The address of a link. The token is behind the #, which reaches no log. */
export const passwordUrl = (siteUrl: string, token: string): string =>
  `${siteUrl}${pages.resetPassword}#token=${token}`

/**
 * Why a person receives a link: a forgotten password, a link that an administrator sends, a reset by an administrator, or
 * an invitation.
 */
export type LinkReason = 'forgotten' | 'offered' | 'reset' | 'invitation'

/** The mail with a link to set a password. */
export const linkMail = (
  parts: MailParts,
  owner: Owner,
  { token, expiresAt }: Link,
  reason: LinkReason,
): NewMail =>
  accountMail(parts, owner, {
    kind: reason === 'invitation' ? 'account.invitation' : resetMailKind,
    subject: `${reason}.subject`,
    write: (t) => [
      `${t(`${reason}.intro`)}\n${passwordUrl(parts.siteUrl(), token)}`,
      t('until', momentOf(expiresAt, owner.language)),
      t(`${reason}.other`),
    ],
  })

/** The mail about a changed password, so that the owner notices a change by an attacker. */
export const changedMail = (parts: MailParts, owner: Owner, now: Date): NewMail =>
  changeMail(parts, owner, { kind: 'account.changed', change: 'changed', now })

/** The mail about a sign-in in a browser that the account was not used in before. */
export const newBrowserMail = (
  parts: MailParts,
  owner: Owner,
  { userAgent, now }: { userAgent: string; now: Date },
): NewMail =>
  accountMail(parts, owner, {
    kind: 'account.newBrowser',
    subject: 'newBrowser.subject',
    write: (t) => {
      const { browser: program, system } = browserName(userAgent)
      const browser = [program, system].filter(Boolean).join(', ') || t('newBrowser.unknown')
      return [
        t('newBrowser.intro', { ...momentOf(now, owner.language), browser }),
        `${t('newBrowser.other')}\n${parts.siteUrl()}${pages.security}`,
      ]
    },
  })

/** `secondFactorOff` when the password alone is enough from now on. */
type SecondFactorChange =
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'appRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'recoveryCodes'

/** The mail about a change of the second factor, so that the owner notices a change by an attacker. */
export const secondFactorMail = (
  parts: MailParts,
  owner: Owner,
  change: SecondFactorChange,
  now: Date,
): NewMail => changeMail(parts, owner, { kind: 'account.secondFactor', change, now })

const changeMail = (
  parts: MailParts,
  owner: Owner,
  { kind, change, now }: { kind: string; change: SecondFactorChange | 'changed'; now: Date },
) =>
  accountMail(parts, owner, {
    kind,
    subject: `${change}.subject`,
    write: (t) => [
      t(`${change}.intro`, momentOf(now, owner.language)),
      `${t(`${change}.other`)}\n${parts.siteUrl()}${pages.forgotPassword}`,
    ],
  })
