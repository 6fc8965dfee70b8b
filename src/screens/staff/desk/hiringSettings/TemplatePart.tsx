import { company, type Language, languages } from '@atrium/contract/core'
import type { MailTemplate, Stage, TemplateFields, TemplatePlaceholder } from '@atrium/contract/hiring'
import { newTemplateSchema } from '@atrium/contract/hiring/templates/schema'
import { applicantName, TemplateForm, type TemplateValues } from '@atrium/ui/hiring'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useCreateTemplateMutation, useSaveTemplateMutation } from '#api/hiringSettingsApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { staffKey } from '#hooks/useTabState.ts'
import { messagesOf } from '#hooks/validateWith.ts'

interface TemplatePartProps {
  /** Missing for a new one. */
  template: MailTemplate | undefined
  stages: readonly { value: Stage; label: string }[]
  onClose: (saved?: string) => void
}

/** What is sent for what is typed. */
const valuesOf = (typed: object): object => {
  const values = typed as TemplateValues
  const mailIn = (language: Language) => ({
    subject: values[`subject${language}`] ?? '',
    text: values[`text${language}`] ?? '',
  })
  return {
    name: values.name ?? '',
    stage: values.stage || null,
    texts: { AZ: mailIn('AZ'), EN: mailIn('EN'), RU: mailIn('RU') },
  }
}

/** The messages at the fields of the form: `texts.RU.subject` is `subjectRU`. */
const byField = (messages: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(messages).map(([path, message]) => [
      path.replace(/^texts\.(\w+)\.(\w+)$/, '$2$1'),
      message,
    ]),
  )

const sampleNames: Record<
  Language,
  Pick<Record<TemplatePlaceholder, string>, 'firstName' | 'lastName' | 'position'>
> = {
  AZ: { firstName: 'Nigar', lastName: 'Məmmədova', position: 'Layihə meneceri' },
  EN: { firstName: 'Michael', lastName: 'Braun', position: 'Project manager' },
  RU: { firstName: 'Ольга', lastName: 'Петрова', position: 'Менеджер проектов' },
}

/** The form of a template. Nothing typed is lost when somebody else has saved first. */
export function TemplatePart({ template, stages, onClose }: TemplatePartProps) {
  const { t } = useTranslation('hiringSettings')
  const sender = applicantName(useStaffUser())
  const [create] = useCreateTemplateMutation()
  const [save] = useSaveTemplateMutation()
  const start = useMemo(
    (): TemplateValues => ({
      name: template?.name ?? '',
      stage: template?.stage ?? '',
      ...Object.fromEntries(
        languages.flatMap((language) => {
          const { subject = '', text = '' } = template?.texts[language] ?? {}
          return [
            [`subject${language}`, subject],
            [`text${language}`, text],
          ]
        }),
      ),
    }),
    [template],
  )
  const { form, draft, onDraft, failure } = useFormSubmit<TemplateFields, MailTemplate>({
    schema: newTemplateSchema,
    valuesOf,
    validate: (typed) => byField(messagesOf(newTemplateSchema, valuesOf(typed))),
    fieldErrorsOf: ({ errors }) => errors && byField(errors),
    failureScopes: ['hiringSettings:failure'],
    send: (values) =>
      (template
        ? save({ id: template.id, revision: template.revision, ...values })
        : create(values)
      ).unwrap(),
    onSent: () => onClose(t('templates.saved')),
    sentToast: t('templates.saved'),
    draftKey: `${staffKey}mailTemplate.${template?.id ?? 'new'}`,
    initialValues: start,
  })
  return (
    <TemplateForm
      {...form}
      {...(failure?.reason === 'refused' && {
        failure: { heading: t('failure.title'), text: t('templates.changed') },
      })}
      heading={template ? t('templates.edit', { name: template.name }) : t('templates.new')}
      stages={stages}
      sampleOf={(language) => ({
        ...sampleNames[language],
        company: company.name,
        reference: 'CV-7K2M-9QPX',
        sender,
      })}
      draft={{ ...start, ...draft }}
      onDraft={onDraft}
      onCancel={() => onClose()}
    />
  )
}
