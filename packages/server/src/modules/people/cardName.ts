import { foldText } from '@atrium/contract/core'

/**
 * The name of a personal card in its address: the e-mail address before the @ (`gunes.aliyeva` is `gunes-aliyeva`), since
 * people spell their name in it as they like to; without an address, the full name.
 */
export const cardNameOf = (person: { name: string; surname: string; email: string }): string => {
  const spelled = person.email.split('@')[0] || `${person.name} ${person.surname}`
  return (
    foldText(spelled)
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'card'
  )
}
