import { languages } from '@atrium/contract/core'
import { emptyParts, publicationErrors, type Vacancy, type VacancyRow } from '@atrium/contract/hiring'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import {
  useDeleteVacancyMutation,
  useDuplicateVacancyMutation,
  useSetVacancyStateMutation,
} from '#api/vacanciesApi.ts'
import { href } from '#config/site.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'

/** What the actions of a row and of the page of a vacancy need. */
export interface ActedVacancy
  extends Pick<VacancyRow, 'id' | 'state' | 'revision' | 'original' | 'isOver' | 'textStates'> {
  name: string
  /** Missing in a row of the list. */
  texts?: Vacancy['texts']
}

export type VacancyAction = 'publish' | 'close' | 'reopen' | 'duplicate' | 'delete'

/** The actions that a vacancy has in its state, those of the state first. */
export const actionsOf = (
  { state }: Pick<VacancyRow, 'state'>,
  hasApplications: boolean,
): VacancyAction[] => [
  ({ draft: 'publish', open: 'close', closed: 'reopen' } as const)[state],
  'duplicate',
  ...(hasApplications ? [] : (['delete'] as const)),
]

/** The text of what an action has done. */
const done = {
  publish: 'published',
  close: 'closed',
  reopen: 'reopened',
  duplicate: 'duplicated',
  delete: 'deleted',
} as const

/** Whether visitors could read the original text. */
const isReadable = ({ original, textStates }: Pick<ActedVacancy, 'original' | 'textStates'>) =>
  textStates[original] === 'ready'

interface Options {
  /** The texts of failures that differ from those of the page of a vacancy. */
  scope?: 'vacancies:listFailure'
  /** After a publication, a closing or a reopening. */
  onMoved?: (vacancy: ActedVacancy, reply: Vacancy) => void
  /** Called before a deletion, and with `false` when it has failed. */
  onDelete?: (isDeleted: boolean) => void
  onDeleted?: () => void
  /** Whether there is text that is not saved. */
  hasUnsaved?: boolean
}

/** Publishes, closes, reopens, duplicates and deletes; asks before what visitors see, or what is lost. */
export function useVacancyActions(options: Options = {}) {
  const { scope, onMoved, onDelete, onDeleted, hasUnsaved = false } = options
  const { t } = useTranslation('vacancies')
  const navigate = useNavigate()
  const { busy, act, outcome, failure, failed } = useMutationToast<VacancyAction>(
    ...(scope ? [scope] : []),
    'vacancies:failure',
  )
  const [move] = useSetVacancyStateMutation()
  const [duplicate] = useDuplicateVacancyMutation()
  const [remove] = useDeleteVacancyMutation()
  const [asked, setAsked] = useState<{ action: VacancyAction; vacancy: ActedVacancy }>()
  /** The vacancy that could not be published as it is. */
  const [unready, setUnready] = useState<{ vacancy: ActedVacancy; errors?: Record<string, string> }>()

  const change = async (action: VacancyAction, vacancy: ActedVacancy) => {
    const { id, revision } = vacancy
    if (action === 'duplicate') {
      const copy = await duplicate(id).unwrap()
      return void navigate(href('vacancyDesk', { id: copy.id }))
    }
    if (action === 'delete') {
      onDelete?.(true)
      const { error } = await remove(id)
      if (!error) return onDeleted?.()
      onDelete?.(false)
      throw error
    }
    const state = action === 'close' ? 'closed' : 'open'
    const reply = await move({ id, state, revision }).unwrap()
    onMoved?.(vacancy, reply)
  }
  const run = (action: VacancyAction, vacancy: ActedVacancy) =>
    void act(action, () => change(action, vacancy), t(`done.${done[action]}`))
  const begin = (action: VacancyAction, vacancy: ActedVacancy) => {
    setUnready(undefined)
    if (action === 'duplicate') return run(action, vacancy)
    const isPublication = action === 'publish' || action === 'reopen'
    if (!isPublication || (!vacancy.isOver && isReadable(vacancy))) return setAsked({ action, vacancy })
    const { texts } = vacancy
    setUnready({ vacancy, ...(texts && { errors: publicationErrors({ ...vacancy, texts }) }) })
  }
  const obstaclesOf = ({ original, texts, isOver, textStates }: ActedVacancy) => {
    const language = t(`languages.${original}`)
    const empty = texts ? emptyParts(texts[original]).map((part) => t(`form.${part}`)) : []
    return [
      isReadable({ original, textStates }) || t('unready.incomplete', { language }),
      empty.length > 0 && t('unready.missing', { fields: empty.join(', ') }),
      isOver && t('unready.over'),
      hasUnsaved && t('unready.unsaved'),
    ]
      .filter((text) => typeof text === 'string')
      .join(' ')
  }
  const textOf = ({ action, vacancy }: NonNullable<typeof asked>) => {
    if (action === 'close') return t('ask.closeText')
    if (action === 'delete') return t('ask.deleteText', { name: vacancy.name })
    const missing = languages.filter((one) => ['missing', 'incomplete'].includes(vacancy.textStates[one]))
    const names = missing.map((one) => t(`languages.${one}`)).join(', ')
    const text = names ? t('ask.publishPartly', { missing: names }) : t('ask.publishText')
    return hasUnsaved ? `${text} ${t('ask.unsaved')}` : text
  }
  return {
    busy,
    outcome,
    failure,
    failed,
    /** Why a vacancy could not be published as it is. */
    unready: unready && {
      ...unready,
      heading: t('unready.heading', { name: unready.vacancy.name }),
      text: obstaclesOf(unready.vacancy),
    },
    /** Runs an action, asks first, or says what is still to do. */
    begin,
    question: asked && {
      title: t(
        `ask.${asked.action === 'reopen' ? 'publish' : (asked.action as 'publish' | 'close' | 'delete')}`,
      ),
      text: textOf(asked),
      confirmLabel: t(asked.action),
      cancelLabel: t('cancel'),
      onCancel: () => setAsked(undefined),
      onConfirm: () => {
        setAsked(undefined)
        run(asked.action, asked.vacancy)
      },
    },
  }
}
