import { foldText } from '@atrium/contract/core'
import type { MailTemplate, Stage } from '@atrium/contract/hiring'
import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { BulkProgress } from '#blocks/desk/BulkProgress.tsx'
import { FailedRows, type FailedRowsProps } from '#blocks/desk/FailedRows.tsx'
import type { ComboboxTexts } from '#forms/Combobox.tsx'
import { ComboboxField } from '#forms/ComboboxField.tsx'
import { FormDialog } from '#forms/FormDialog.tsx'
import type { FormProps } from '#forms/FormShell.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { SwitchField } from '#forms/SwitchField.tsx'
import { TextField } from '#forms/TextField.tsx'
import { BulkMail, type BulkPerson } from './BulkMail.tsx'
import { useStageMail } from './useStageMail.ts'

export type BulkKind = 'move' | 'mail' | 'tag' | 'owner'

/** The values of the form; mails are `subjectRU`, `textRU`. */
export type BulkValues = Record<string, string | boolean | undefined>

interface BulkMoveProps {
  /** Without "hired" for a person who hires with the form of the record. */
  stages: readonly { value: Stage; label: string }[]
  templates: readonly MailTemplate[]
  /** Whom a move to a stage reaches, and who stays, with the reason. */
  effectOf: (stage: string) => { reached: readonly BulkPerson[]; unmoved: readonly FailedRowsProps[] }
}

interface BulkApplicationDialogProps extends FormProps, BulkMoveProps {
  kind: BulkKind
  selected: readonly BulkPerson[]
  /** The people who can be responsible. */
  people: ComboboxTexts['options']
  /** Why the last try reached no application. */
  messages: readonly FailedRowsProps[]
  /** While applications are being changed: how many of how many. */
  progress?: { done: number; total: number } | undefined
  onCancel: () => void
}

/** One change of several applications. */
export function BulkApplicationDialog(props: BulkApplicationDialogProps) {
  const { kind, selected, stages, templates, effectOf, people, messages, progress, ...dialog } = props
  const { t } = useTranslation(['applications', 'staff'])
  return (
    <FormDialog
      {...dialog}
      isWide={kind === 'move' || kind === 'mail'}
      title={t(`bulk.title.${kind}`, { count: selected.length })}
      buttons={{
        save: t(`bulk.save.${kind}`),
        saving: t('saving'),
        cancel: t(progress ? 'staff:bulk.stop' : 'cancel'),
      }}
    >
      {kind === 'move' && <BulkMove stages={stages} templates={templates} effectOf={effectOf} />}
      {kind === 'mail' && <BulkMail templates={templates} recipients={selected} />}
      {kind === 'tag' && <TextField name="tag" label={t('tags.new')} isRequired />}
      {kind === 'owner' && (
        <ComboboxField
          name="owner"
          label={t('columns.owner')}
          options={people}
          placeholder={t('note.choose')}
          listLabel={t('owner.people')}
          nothingFound={t('note.nobodyFound')}
          notChosen={t('owner.notChosen')}
          foldText={foldText}
        />
      )}
      <Messages messages={messages} />
      {progress && <BulkProgress label={t('saving')} {...progress} />}
    </FormDialog>
  )
}

/** The stage of several applications, who does not move there, and the mails to those who do. */
function BulkMove({ stages, templates, effectOf }: BulkMoveProps) {
  const { t } = useTranslation('applications')
  const { input: stage } = useField<string>('stage', { subscription: { value: true } })
  const { input: hasMail } = useField<boolean>('hasMail', { subscription: { value: true } })
  useStageMail(stage.value, templates)
  const { reached, unmoved } = effectOf(stage.value)
  return (
    <>
      <SelectField
        name="stage"
        label={t('columns.stage')}
        hint={stages.some(({ value }) => value === 'hired') ? undefined : t('bulk.hireHint')}
        placeholder={t('bulk.chooseStage')}
        options={stages}
        isRequired
      />
      <Messages messages={unmoved} />
      <SwitchField name="hasMail" label={t('bulk.withMail')} />
      {hasMail.value && reached.length > 0 && <BulkMail templates={templates} recipients={reached} />}
    </>
  )
}

const Messages = ({ messages }: { messages: readonly FailedRowsProps[] }) =>
  messages.map((message) => <FailedRows key={message.heading} {...message} />)
