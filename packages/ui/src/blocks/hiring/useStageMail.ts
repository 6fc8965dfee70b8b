import { languages } from '@atrium/contract/core'
import type { MailTemplate, Stage } from '@atrium/contract/hiring'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-final-form'

/** The stages at which an applicant expects to hear from the company. */
export const mailedStages: readonly Stage[] = ['interview', 'offer', 'rejected']

/** The fields of the mails in all languages, as a template has them. */
export const fieldsOfTemplate = (template: MailTemplate | undefined): Record<string, string> =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const { subject = '', text = '' } = template?.texts[language] ?? {}
      return [
        [`subject${language}`, subject],
        [`text${language}`, text],
      ]
    }),
  )

/**
 * Proposes the mail of a stage (the fields `hasMail`, `template` and the texts). Another stage changes the proposal until the
 * person has typed a text; a switch that the person has turned stays.
 */
export function useStageMail(stage: string, templates: readonly MailTemplate[]): void {
  const form = useForm<Record<string, unknown>>()
  const proposed = useRef<{ hasMail: boolean; texts: Record<string, string> }>(undefined)
  useEffect(() => {
    const template = templates.find((one) => one.stage === stage)
    const next = { hasMail: mailedStages.some((one) => one === stage), texts: fieldsOfTemplate(template) }
    const before = proposed.current ?? next
    const { values } = form.getState()
    if (Object.entries(before.texts).some(([name, text]) => values[name] && values[name] !== text)) return
    proposed.current = next
    form.batch(() => {
      if (Boolean(values.hasMail) === before.hasMail) form.change('hasMail', next.hasMail)
      form.change('template', template ? String(template.id) : '')
      for (const [name, text] of Object.entries(next.texts)) form.change(name, text)
    })
  }, [stage, templates, form])
}
