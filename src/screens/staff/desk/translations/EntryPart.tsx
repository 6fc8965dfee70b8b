import { company, dayAndTime, formatDay, type Language } from '@atrium/contract/core'
import { faultOfText, pagesWith, type TextChanges, type TextEntry } from '@atrium/contract/translations'
import { textChangesSchema as schema } from '@atrium/contract/translations/schema'
import { Button, Message, OutcomeNote } from '@atrium/ui'
import { CardSection, TextsForm, type TextsValues } from '@atrium/ui/translations'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRestoreTextMutation, useSaveTextsMutation } from '#api/translationsDeskApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'
import { useStoredForm } from '#hooks/useStoredForm.ts'
import { staffKey } from '#hooks/useTabState.ts'
import { EditorsNotice } from '../EditorsNotice.tsx'
import { entryId } from './textsView.ts'

interface EntryPartProps {
  entry: TextEntry
  /** The language of the field that has the focus first; kept from text to text. */
  language: RefObject<Language | undefined>
  next: TextEntry | undefined
  /** Opens another text, or closes this one. */
  onOpen: (entry: TextEntry | undefined) => void
}

/** A text of more pages than these is used on nearly all. */
const mostPages = 5

const asTyped = (messages: Record<string, string>) => messages

/** The form of the texts of one key. */
export function EntryPart({ entry, language, next, onOpen }: EntryPartProps) {
  const { t } = useTranslation('translations')
  const reader = useLanguage()
  const { namespace, key, texts, original } = entry
  const [save] = useSaveTextsMutation()
  const [restore] = useRestoreTextMutation()
  const restoring = useMutationToast<Language>('translations:failure')
  const isGoingOn = useRef(false)
  const stored = useMemo(() => Object.fromEntries(texts.map((one) => [one.language, one.text])), [texts])
  /** The texts to send: those that differ, and those that the editor has looked at again. */
  const changesOf = (typed: object, seen: Record<string, string>) =>
    texts.flatMap(({ language: of, state }) => {
      const text = (typed as TextsValues)[of] ?? ''
      return text !== seen[of] || (state === 'outdated' && text)
        ? [{ language: of, text, seen: seen[of] ?? '' }]
        : []
    })
  const { form } = useStoredForm<TextChanges, TextEntry, TextsValues>({
    stored,
    version: JSON.stringify(stored),
    draftKey: `${staffKey}text.${entryId(entry)}`,
    schema,
    valuesOf: (typed, version) => ({ texts: changesOf(typed, JSON.parse(String(version))) }),
    validate: (typed) =>
      Object.fromEntries(
        changesOf(typed, stored).flatMap(({ language: of, text }) => {
          const fault = faultOfText(text, original, key)
          return fault ? [[of, fault]] : []
        }),
      ),
    atFields: asTyped,
    failureScopes: ['translations:failure'],
    send: async (changes) =>
      changes.texts.length > 0 ? save({ namespace, key, ...changes }).unwrap() : entry,
    onSent: () => isGoingOn.current && onOpen(next),
    onInvalid: () => {
      isGoingOn.current = false
    },
    onFailed: () => {
      isGoingOn.current = false
    },
    savedText: t('edit.saved'),
  })
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Somebody may type already in the page from the server.
    if (card.current?.contains(document.activeElement)) return
    const fields = [...(card.current?.querySelectorAll('textarea') ?? [])]
    const isWanted = ({ name, value }: HTMLTextAreaElement) =>
      language.current ? name === language.current : value === ''
    const first = fields.find(isWanted) ?? fields[0]
    first?.focus()
  }, [language])
  const pages = pagesWith(namespace)
  const isListed = pages.length > 0 && pages.length <= mostPages
  return (
    <CardSection
      ref={card}
      heading={key}
      lead={isListed ? t('edit.pages', { pages: pages.join(', ') }) : undefined}
      actions={
        <Button variant="outline" size="sm" onClick={() => onOpen(undefined)}>
          {t('edit.close')}
        </Button>
      }
      onFocus={({ target }) => {
        if (target instanceof HTMLTextAreaElement) language.current = target.name as Language
      }}
    >
      {restoring.failure && <Message variant="banner" tone="danger" {...restoring.failure} />}
      <OutcomeNote outcome={restoring.outcome} />
      <EditorsNotice subject={`text.${entryId(entry)}`} />
      <TextsForm
        {...form}
        entry={entry}
        changeOf={({ changedAt, changedBy }) => {
          const { day, time } = dayAndTime(new Date(changedAt), company.timeZone)
          return [`${formatDay(day, reader.language)}, ${time}`, changedBy].filter(Boolean).join(' · ')
        }}
        busy={restoring.busy}
        onRestore={(of) => {
          const change = () => restore({ namespace, key, language: of }).unwrap()
          void restoring.act(of, change, t('edit.restored'))
        }}
        onSaveAndNext={(element) => {
          isGoingOn.current = true
          element?.requestSubmit()
        }}
      />
    </CardSection>
  )
}
