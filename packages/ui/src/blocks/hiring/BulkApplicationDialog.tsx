import { foldText } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { BulkProgress } from '#blocks/desk/BulkProgress.tsx'
import { FailedRows, type FailedRowsProps } from '#blocks/desk/FailedRows.tsx'
import { ComboboxField } from '#forms/ComboboxField.tsx'
import { FormDialog } from '#forms/FormDialog.tsx'
import type { FormProps } from '#forms/FormShell.tsx'
import { TextField } from '#forms/TextField.tsx'
import { BulkMail, type BulkPerson } from './BulkMail.tsx'
import { BulkMove, type BulkMoveProps } from './BulkMove.tsx'

export type BulkKind = 'move' | 'mail' | 'tag' | 'owner'

/** The values of the form; mails are `subjectRU`, `textRU`. */
export type BulkValues = Record<string, string | boolean | undefined>

interface BulkApplicationDialogProps extends FormProps, BulkMoveProps {
  kind: BulkKind
  selected: readonly BulkPerson[]
  /** The people who can be responsible. */
  people: readonly { value: string; label: string; detail?: string }[]
  /** Why the last try reached no application. */
  messages: readonly FailedRowsProps[]
  /** While applications are being changed: how many of how many. */
  progress?: { done: number; total: number } | undefined
  onCancel: () => void
}

/** One change of several applications. */
export function BulkApplicationDialog(props: BulkApplicationDialogProps) {
  const { kind, selected, stages, mailedStages, templates, effectOf, people, messages, progress, ...dialog } =
    props
  const { t } = useTranslation(['applications', 'staff'])
  return (
    <FormDialog
      {...dialog}
      title={t(`bulk.title.${kind}`, { count: selected.length })}
      buttons={{
        save: t(`bulk.save.${kind}`),
        saving: t('saving'),
        cancel: t(progress ? 'staff:bulk.stop' : 'cancel'),
      }}
    >
      {kind === 'move' && (
        <BulkMove stages={stages} mailedStages={mailedStages} templates={templates} effectOf={effectOf} />
      )}
      {kind === 'mail' && <BulkMail templates={templates} recipients={selected} />}
      {kind === 'tag' && <TextField name="tag" label={t('tags.new')} isRequired />}
      {kind === 'owner' && (
        <ComboboxField
          name="owner"
          label={t('columns.owner')}
          options={people}
          placeholder={t('owner.none')}
          listLabel={t('owner.people')}
          nothingFound={t('note.nobodyFound')}
          notChosen={t('owner.notChosen')}
          foldText={foldText}
        />
      )}
      {messages.map((message) => (
        <FailedRows key={message.heading} {...message} />
      ))}
      {progress && <BulkProgress label={t('saving')} {...progress} />}
    </FormDialog>
  )
}
