import type { MailTemplate, Stage } from '@atrium/contract/hiring'
import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { FailedRows, type FailedRowsProps } from '#blocks/desk/FailedRows.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { SwitchField } from '#forms/SwitchField.tsx'
import { BulkMail, type BulkPerson } from './BulkMail.tsx'
import { useStageMail } from './useStageMail.ts'

export interface BulkMoveProps {
  /** Without "hired" for a person who hires with the form of the record. */
  stages: readonly { value: Stage; label: string }[]
  /** The stages to which a mail is proposed. */
  mailedStages: readonly Stage[]
  templates: readonly MailTemplate[]
  /** Whom a move to a stage reaches, and who stays, with the reason. */
  effectOf: (stage: string) => { reached: readonly BulkPerson[]; unmoved: readonly FailedRowsProps[] }
}

/** The stage of several applications, who does not move there, and the mails to those who do. */
export function BulkMove({ stages, mailedStages, templates, effectOf }: BulkMoveProps) {
  const { t } = useTranslation('applications')
  const { input: stage } = useField<string>('stage', { subscription: { value: true } })
  const { input: hasMail } = useField<boolean>('hasMail', { subscription: { value: true } })
  useStageMail(stage.value, templates, mailedStages)
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
      {unmoved.map((message) => (
        <FailedRows key={message.heading} {...message} />
      ))}
      <SwitchField name="hasMail" label={t('bulk.withMail')} />
      {hasMail.value && reached.length > 0 && <BulkMail templates={templates} recipients={reached} />}
    </>
  )
}
