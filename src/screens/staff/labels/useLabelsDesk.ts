import { company, foldText } from '@atrium/contract/core'
import { type LabelKind, type LabelsDeskProps, sheetCount } from '@atrium/ui/labels'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LabelItem } from './labelItems.ts'

interface Choice {
  kind: LabelKind
  items: readonly LabelItem[]
  isChosen: (id: string) => boolean
  /** Chooses exactly these. */
  choose: (ids: readonly string[]) => void
}

/** The props of the block: the list with its search, the sheets of the chosen labels, and printing. */
export function useLabelsDesk({ kind, items, isChosen, choose }: Choice): LabelsDeskProps {
  const { t } = useTranslation('labels')
  const [query, setQuery] = useState('')
  const [isAskedForNothing, setAskedForNothing] = useState(false)

  const chosen = items.filter(({ id }) => isChosen(id))
  const chosenIds = chosen.map(({ id }) => id)
  const sought = foldText(query)
  const shown = sought ? items.filter(({ found }) => found.includes(sought)) : items
  const change = (ids: readonly string[]) => {
    setAskedForNothing(false)
    choose(items.map(({ id }) => id).filter((id) => ids.includes(id)))
  }

  const chosenKey = JSON.stringify(chosenIds)
  // The same labels stay the same list, so that typing into the search draws no sheet anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is chosen
  const labels = useMemo(() => chosen.map(({ label }) => label), [chosenKey, items])
  const sheetLabel = useCallback(
    (number: number, total: number) => t('preview.sheet', { number, total }),
    [t],
  )
  const sheets = sheetCount(kind, chosen.length)

  return {
    chooser: {
      label: t(`choose.${kind}.label`),
      searchLabel: t(`choose.${kind}.search`),
      query,
      onSearch: setQuery,
      choices: shown.map(({ id, name, detail }) => ({ id, name, detail, isChosen: isChosen(id) })),
      onChoose: (id, isNow) => change(isNow ? [...chosenIds, id] : chosenIds.filter((each) => each !== id)),
      allLabel: t('choose.all', { count: shown.length }),
      onChooseAll: () => change([...chosenIds, ...shown.map(({ id }) => id)]),
      noneLabel: t('choose.none'),
      onChooseNone: () => change([]),
      nothingFound: t('choose.nothingFound', { query: query.trim() }),
      foundText: sought ? t('choose.found', { count: shown.length }) : '',
    },
    sheets: { kind, labels, brand: company.name, sheetLabel },
    summary:
      chosen.length === 0
        ? t('print.none')
        : t('print.summary', {
            chosen: t('print.chosen', { count: chosen.length }),
            sheets: t('print.sheets', { count: sheets }),
          }),
    printLabel: t('print.action'),
    printHint: t(`print.hint.${kind}`),
    onPrint: () => (chosen.length === 0 ? setAskedForNothing(true) : window.print()),
    missing:
      chosen.length === 0 ? { text: t(`print.nothing.${kind}`), isAsked: isAskedForNothing } : undefined,
    previewHeading: t('preview.title'),
    nothingText: t(`preview.nothing.${kind}`),
  }
}
