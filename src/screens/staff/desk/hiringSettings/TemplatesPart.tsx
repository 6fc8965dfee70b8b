import type { MailTemplate } from '@atrium/contract/hiring'
import { Button, Message, OutcomeNote, SkeletonRegion, Text } from '@atrium/ui'
import { TemplateList, useApplicationTexts } from '@atrium/ui/hiring'
import { QuestionDialog } from '@atrium/ui/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useDeleteTemplateMutation,
  useListStagesQuery,
  useListTemplatesQuery,
} from '#api/hiringSettingsApi.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'
import { useOutcome } from '#hooks/useOutcome.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { TemplatePart } from './TemplatePart.tsx'

const none: never[] = []

/** The templates of mails to applicants. */
export function TemplatesPart() {
  const { t } = useTranslation('hiringSettings')
  const query = useListTemplatesQuery(undefined, useLiveList())
  const { data: stages = none } = useListStagesQuery()
  const { stageName } = useApplicationTexts(stages)
  const failure = useQueryError(!query.data, query)
  const [editedId, setEditedId] = useState<number | 'new'>()
  const [doomed, setDoomed] = useState<MailTemplate>()
  const [remove] = useDeleteTemplateMutation()
  const removing = useMutationToast<'delete'>('hiringSettings:failure')
  const { outcome, showOutcome } = useOutcome()
  if (failure) return <QueryError heading={t('templates.failed')} failure={failure} />
  if (!query.data) return <SkeletonRegion label={t('templates.loading')} shape="cards" />
  const templates = query.data
  const edited = templates.find(({ id }) => id === editedId)
  if (edited || editedId === 'new')
    return (
      <TemplatePart
        key={editedId}
        template={edited}
        stages={stages.map(({ id }) => ({ value: id, label: stageName(id) }))}
        onClose={(saved) => {
          setEditedId(undefined)
          showOutcome(saved)
        }}
      />
    )
  const add = (
    <Button size="sm" onClick={() => setEditedId('new')}>
      {t('templates.new')}
    </Button>
  )
  if (templates.length === 0)
    return <Message heading={t('templates.empty')} text={t('templates.emptyText')} action={add} />
  return (
    <>
      <Text size="small" tone="muted" isProse marginBottom="4">
        {t('templates.lead')}
      </Text>
      {removing.failure && <Message variant="banner" tone="danger" {...removing.failure} />}
      <OutcomeNote outcome={removing.outcome ?? outcome} />
      <TemplateList
        templates={templates}
        stageName={stageName}
        onEdit={({ id }) => {
          showOutcome(undefined)
          setEditedId(id)
        }}
        onDelete={setDoomed}
        action={add}
      />
      {doomed && (
        <QuestionDialog
          title={t('templates.deleteTitle', { name: doomed.name })}
          text={t('templates.deleteText')}
          confirmLabel={t('templates.deleteShort')}
          cancelLabel={t('cancel')}
          onCancel={() => setDoomed(undefined)}
          onConfirm={() => {
            setDoomed(undefined)
            void removing.act('delete', () => remove(doomed.id).unwrap(), t('templates.deleted'))
          }}
        />
      )}
    </>
  )
}
