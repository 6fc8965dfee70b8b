import { foldText, type Language, languages } from '@atrium/contract/core'
import type { MailTemplate, Stage } from '@atrium/contract/hiring'
import { chakra } from '@chakra-ui/react'
import { type ComponentProps, useRef, useState } from 'react'
import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { BulkProgress } from '#blocks/desk/BulkProgress.tsx'
import { FailedRows, type FailedRowsProps } from '#blocks/desk/FailedRows.tsx'
import type { ComboboxTexts } from '#forms/Combobox.tsx'
import { ComboboxField } from '#forms/ComboboxField.tsx'
import { FormDialog } from '#forms/FormDialog.tsx'
import type { FieldErrors, FormProps } from '#forms/FormShell.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { SwitchField } from '#forms/SwitchField.tsx'
import { TextField } from '#forms/TextField.tsx'
import { BulkMail, type BulkPerson, hasMailError } from './BulkMail.tsx'
import { styles } from './Hiring.styles.ts'
import { useStageMail } from './useStageMail.ts'

export type BulkKind = 'move' | 'mail' | 'tag' | 'owner'

/** The values of the form; mails are `subjectRU`, `textRU`. */
export type BulkValues = Record<string, string | boolean | undefined>

interface BulkMoveProps {
  /** Without "hired" for a person who hires with the form of the record. */
  stages: readonly { value: Stage; label: string }[]
  /** Whom a move to a stage reaches, and who stays, with the reason. */
  effectOf: (stage: string) => { reached: readonly BulkPerson[]; unmoved: readonly FailedRowsProps[] }
}

interface BulkApplicationDialogProps extends FormProps, BulkMoveProps {
  kind: BulkKind
  templates: readonly MailTemplate[]
  selected: readonly BulkPerson[]
  /** The people who can be responsible. */
  people: ComboboxTexts['options']
  /** Why the last try reached no application. */
  messages: readonly FailedRowsProps[]
  /** While applications are being changed: how many of how many. */
  progress?: { done: number; total: number } | undefined
  onCancel: () => void
}

type MailProps = Omit<ComponentProps<typeof BulkMail>, 'recipients'>

/** One change of several applications. */
export function BulkApplicationDialog(props: BulkApplicationDialogProps) {
  const { kind, selected, stages, templates, effectOf, people, messages, progress, ...rest } = props
  const { validate, ...dialog } = rest
  const { t } = useTranslation(['applications', 'staff'])
  const [shown, setShown] = useState<Language>(languages[0])
  const lastErrors = useRef<FieldErrors>({})
  const mail = { templates, shown, onShow: setShown }
  return (
    <FormDialog
      {...dialog}
      validate={(values) => {
        lastErrors.current = validate?.(values) ?? {}
        return lastErrors.current
      }}
      onInvalid={() =>
        setShown((before) => languages.find((one) => hasMailError(lastErrors.current, one)) ?? before)
      }
      roomFor={kind === 'move' || kind === 'mail' ? 'preview' : undefined}
      title={t(`bulk.title.${kind}`, { count: selected.length })}
      text={kind === 'mail' ? t('bulk.mailLead') : undefined}
      buttons={{
        save: t(`bulk.save.${kind}`),
        saving: t('saving'),
        cancel: t(progress ? 'staff:bulk.stop' : 'cancel'),
      }}
      status={
        <>
          <Messages messages={messages} />
          {progress && <BulkProgress label={t('saving')} {...progress} />}
        </>
      }
    >
      {kind === 'move' && <BulkMove stages={stages} effectOf={effectOf} mail={mail} />}
      {kind === 'mail' && <BulkMail {...mail} recipients={selected} />}
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
    </FormDialog>
  )
}

/** The stage of several applications, who does not move there, and the mails to those who do. */
function BulkMove({ stages, effectOf, mail }: BulkMoveProps & { mail: MailProps }) {
  const { t } = useTranslation('applications')
  const { input: stage } = useField<string>('stage', { subscription: { value: true } })
  const { input: hasMail } = useField<boolean>('hasMail', { subscription: { value: true } })
  useStageMail(stage.value, mail.templates)
  const { reached, unmoved } = effectOf(stage.value)
  return (
    <>
      <chakra.div css={styles.question}>
        <SelectField
          name="stage"
          label={t('columns.stage')}
          hint={stages.some(({ value }) => value === 'hired') ? undefined : t('bulk.hireHint')}
          placeholder={t('bulk.chooseStage')}
          options={stages}
          isRequired
        />
        <SwitchField
          name="hasMail"
          label={t('bulk.withMail')}
          hint={(isOn) => (isOn ? t('bulk.mailLead') : '')}
        />
      </chakra.div>
      <Messages messages={unmoved} />
      {hasMail.value && reached.length > 0 && <BulkMail {...mail} recipients={reached} />}
    </>
  )
}

const Messages = ({ messages }: { messages: readonly FailedRowsProps[] }) =>
  messages.map((message) => <FailedRows key={message.heading} {...message} />)
