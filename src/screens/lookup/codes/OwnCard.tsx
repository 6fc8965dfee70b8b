import type { ReplyOf } from '@atrium/contract/core'
import type { getCard } from '@atrium/contract/people'
import { CardTools, PersonalCard } from '@atrium/ui/lookup'
import { useState } from 'react'
import { saveFile } from '#hooks/saveFile.ts'
import { useIsHydrated } from '#hooks/useIsHydrated.ts'
import { useContact } from './useContact.ts'
import { contactFileName, writeCodeContact, writeContact } from './vCard.ts'

/** A card that was found: its links, the contact to keep, and the ways to pass it on. */
export function OwnCard({ card }: { card: ReplyOf<typeof getCard> }) {
  const contact = useContact(card)
  const [isSaved, setSaved] = useState(false)
  const onShare = useSharing(card.fullname, contact.card)
  const file = contactFileName(card.name)
  return (
    <PersonalCard
      card={card}
      onSave={() => {
        saveFile(new Blob([writeContact(contact)], { type: 'text/vcard;charset=utf-8' }), file)
        setSaved(true)
      }}
      savedFile={isSaved ? file : undefined}
      tools={
        <CardTools
          fullname={card.fullname}
          address={contact.card}
          contact={writeCodeContact(contact)}
          onShare={onShare}
        />
      }
    />
  )
}

/** Hands an address to the device's other applications; undefined where it cannot, or turned out not to. */
function useSharing(title: string, url: string): (() => void) | undefined {
  const [isRefused, setRefused] = useState(false)
  if (!useIsHydrated() || isRefused || !navigator.share) return undefined
  return () =>
    void navigator.share({ title, url }).catch((error: unknown) => {
      // The person thought better of it.
      if ((error as Partial<Error>).name !== 'AbortError') setRefused(true)
    })
}
