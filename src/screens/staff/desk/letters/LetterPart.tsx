import { type Language, languages, pickLanguage } from '@atrium/contract/core'
import { type LetterChanges, type LetterDetail, writtenTexts } from '@atrium/contract/newsletter'
import { letterChangesSchema as schema } from '@atrium/contract/newsletter/letters/schema'
import { Button, Message, OutcomeNote } from '@atrium/ui'
import { DeskActions } from '@atrium/ui/desk'
import {
  atLetterFields as atFields,
  LetterForm,
  LetterPreview,
  type LetterValues,
  letterFieldsOf,
  letterValuesOf,
} from '@atrium/ui/letters'
import { QuestionDialog } from '@atrium/ui/staff'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useDeleteLetterMutation,
  usePreviewLetterQuery,
  useSaveLetterMutation,
  useTestLetterMutation,
} from '#api/lettersApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'
import { usePictureUpload } from '#hooks/usePictureUpload.ts'
import { moveDraft, useStoredForm } from '#hooks/useStoredForm.ts'
import { staffKey, useHasTabValue } from '#hooks/useTabState.ts'
import { EditorsNotice } from '../EditorsNotice.tsx'
import { SendingPart } from './SendingPart.tsx'

interface LetterPartProps {
  letter: LetterDetail
  onDelete: (isDeleted: boolean) => void
  onDeleted: () => void
}

/** A letter: its texts while it is a draft, how it looks, and how it is sent. */
export function LetterPart({ letter, onDelete, onDeleted }: LetterPartProps) {
  const { t } = useTranslation('letters')
  const { language } = useLanguage()
  const written = writtenTexts(letter.texts)
  const [shown, setShown] = useState(pickLanguage(written, language) ?? language)
  const { data: preview } = usePreviewLetterQuery({ texts: letter.texts, language: shown })
  const [test] = useTestLetterMutation()
  const [remove] = useDeleteLetterMutation()
  const { busy, act, outcome, failure } = useMutationToast<'test' | 'delete'>('letters:failure')
  const [isAsking, setAsking] = useState(false)
  const draftKey = `${staffKey}letter.${letter.id}`
  const hasUnsaved = useHasTabValue(draftKey)
  const hasText = languages.some((one) => written[one])
  const isDraft = letter.state === 'draft'
  const erase = async () => {
    onDelete(true)
    await remove(letter.id)
      .unwrap()
      .catch((error) => {
        onDelete(false)
        throw error
      })
    onDeleted()
  }
  return (
    <>
      {failure && <Message variant="banner" tone="danger" {...failure} />}
      <OutcomeNote outcome={outcome} />
      {isDraft && <TextsPart letter={letter} draftKey={draftKey} shown={shown} onShow={setShown} />}
      {hasText && preview && <LetterPreview letter={preview} />}
      {isDraft && (
        <DeskActions>
          {hasText && (
            <Button
              variant="outline"
              size="sm"
              isLoading={busy === 'test'}
              onClick={() =>
                void act('test', () => test({ id: letter.id, language: shown }).unwrap(), t('test.done'))
              }
            >
              {t('test.action', { language: shown })}
            </Button>
          )}
          <Button variant="outline" size="sm" isLoading={busy === 'delete'} onClick={() => setAsking(true)}>
            {t('delete.action')}
          </Button>
        </DeskActions>
      )}
      <SendingPart letter={letter} hasUnsaved={hasUnsaved} />
      {isAsking && (
        <QuestionDialog
          title={t('delete.title')}
          text={t('delete.text')}
          confirmLabel={t('delete.action')}
          cancelLabel={t('delete.cancel')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            void act('delete', erase, t('delete.done'))
          }}
        />
      )}
    </>
  )
}

interface TextsPartProps {
  letter: LetterDetail
  draftKey: string
  shown: Language
  onShow: (language: Language) => void
}

function TextsPart({ letter, draftKey, shown, onShow }: TextsPartProps) {
  const onUpload = usePictureUpload()
  const { t } = useTranslation('letters')
  const [save] = useSaveLetterMutation()
  const stored = useMemo(() => letterValuesOf(letter), [letter])
  const { form } = useStoredForm<LetterChanges, LetterDetail, LetterValues>({
    stored,
    version: letter.revision,
    draftKey,
    schema,
    valuesOf: (typed, revision) => ({ revision, ...letterFieldsOf(typed) }),
    atFields,
    failureScopes: ['letters:failure'],
    send: (changes) => save({ id: letter.id, ...changes }).unwrap(),
    // What was typed while it was being saved.
    onSent: ({ revision }, sent) => moveDraft(draftKey, sent.revision, revision),
    savedText: t('form.saved'),
  })
  return (
    <>
      <EditorsNotice subject={`letter.${letter.id}`} />
      <LetterForm {...form} shown={shown} onShow={onShow} onUpload={onUpload} />
    </>
  )
}
