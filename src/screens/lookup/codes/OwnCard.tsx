import { company } from '@atrium/contract/core'
import type { PersonalCard as Card } from '@atrium/contract/people'
import { type CardRow, CardTools, PersonalCard } from '@atrium/ui/lookup'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { contacts, href } from '#config/site.ts'
import { saveFile } from '#hooks/saveFile.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useContact } from './useContact.ts'
import { useSharing } from './useSharing.ts'
import { contactFileName, writeCodeContact, writeContact } from './vCard.ts'

/** A card that was found: its links, the contact to keep, and the ways to pass it on. */
export function OwnCard({ card }: { card: Card }) {
  const { t } = useTranslation(['card', 'common'])
  const contact = useContact(card)
  const [isSaved, setSaved] = useState(false)
  const onShare = useSharing(card.fullname, contact.card)
  const file = contactFileName(card.name)
  return (
    <PersonalCard
      fullname={card.fullname}
      position={card.position}
      rows={useRows(card)}
      saveLabel={t('save')}
      onSave={() => {
        saveFile(new Blob([writeContact(contact)], { type: 'text/vcard;charset=utf-8' }), file)
        setSaved(true)
      }}
      saved={isSaved ? { heading: t('saved.heading'), text: t('saved.text', { file }) } : undefined}
      tools={
        <CardTools
          codesLabel={t('codes.open')}
          codes={[
            {
              kind: 'page',
              label: t('codes.page'),
              content: contact.card,
              imageLabel: t('codes.pageImage'),
              text: t('codes.pageText'),
            },
            {
              kind: 'contact',
              label: t('codes.contact'),
              content: writeCodeContact(contact),
              imageLabel: t('codes.contactImage', { name: card.fullname }),
              text: t('codes.contactText'),
            },
          ]}
          codeTexts={{
            label: t('codes.label'),
            loading: t('codes.loading'),
            failed: t('codes.failed'),
            retry: t('common:failure.retry'),
          }}
          address={contact.card}
          onShare={onShare}
          shareTexts={t('share', { returnObjects: true })}
        />
      }
    />
  )
}

/** The links of the card, in the board's order; one without an address has none to write to. */
function useRows({ email }: Card): CardRow[] {
  const { t } = useTranslation('card')
  const { language } = useLanguage()
  return [
    ...(email ? [{ kind: 'email', label: t('email'), value: email, href: `mailto:${email}` } as const] : []),
    {
      kind: 'social',
      label: t('linkedin'),
      value: t('companyPage', { company: company.name }),
      href: company.social.LinkedIn,
    },
    {
      kind: 'location',
      label: t('location'),
      value: company.address[language],
      href: contacts.mapsSearch(language),
    },
    { kind: 'website', label: t('website'), value: company.domain, href: href('home') },
  ]
}
