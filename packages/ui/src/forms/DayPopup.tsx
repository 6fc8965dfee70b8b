import { addMonths, type IsoDay, monthOf, yearOf } from '@atrium/contract/days'
import { chakra, Popover } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '#primitives/IconButton.tsx'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { DayMonth } from './DayMonth.tsx'
import { styles } from './DayPopup.styles.ts'
import type { DayLimits, DayTexts } from './dayTexts.ts'

interface DayPopupProps extends DayLimits {
  /** The id of the field that it stands at. */
  anchorId: string
  /** The field's label, which names it. */
  label: string
  texts: DayTexts
  value: IsoDay | undefined
  /** The button that opens and closes it. */
  button: () => HTMLElement | null
  onChoose: (day: IsoDay) => void
  /** Closed by Escape, by a press outside, or because another element has the focus. */
  onClose: (hasFocusElsewhere: boolean) => void
}

/** A month in which a day is chosen (APG: date picker dialog), on Chakra's Popover. It comes with a lazy chunk. */
export function DayPopup(props: DayPopupProps) {
  const { anchorId, label, texts, value, first, last, button, onChoose, onClose } = props
  const titleId = useId()
  const gridRef = useRef<HTMLTableElement>(null)
  const within = (day: IsoDay) => (day < first ? first : day > last ? last : day)
  /** The day that the keys are on, in the shown month. */
  const [current, setCurrent] = useState(() => within(value ?? texts.today()))
  const isFocusWanted = useRef(true)
  const isLeft = useRef(false)
  const isPlaced = useRef(false)
  const currentCell = () => gridRef.current?.querySelector<HTMLElement>('[tabindex="0"]')
  useEffect(() => {
    if (!isFocusWanted.current) return
    isFocusWanted.current = false
    // Until it has its place, the page would scroll to where it is not.
    currentCell()?.focus({ preventScroll: !isPlaced.current })
  })
  const shownYear = yearOf(current)
  const { onYear } = texts
  useEffect(() => onYear?.(shownYear), [onYear, shownYear])
  const place = () => {
    // In a low window it scrolls.
    if (!isPlaced.current) currentCell()?.scrollIntoView?.({ block: 'nearest' })
    isPlaced.current = true
  }
  const shift = (months: number) => setCurrent(within(addMonths(current, months)))
  const move = (day: IsoDay) => {
    isFocusWanted.current = true
    setCurrent(within(day))
  }
  const month = Number(current.slice(5, 7)) - 1
  const years = Array.from({ length: yearOf(last) - yearOf(first) + 1 }, (_year, at) => yearOf(first) + at)
  return (
    <Popover.Root
      unstyled
      open
      portalled={false}
      ids={{ anchor: anchorId }}
      positioning={{ placement: 'bottom-start', gutter: 4, onPositioned: place }}
      persistentElements={[button]}
      onInteractOutside={({ detail }) => {
        isLeft.current = detail.focusable
      }}
      onOpenChange={({ open }) => !open && onClose(isLeft.current)}
    >
      <Popover.Positioner>
        <Popover.Content aria-label={texts.open(label)} css={styles.content}>
          <chakra.div css={styles.head}>
            <IconButton
              label={texts.previous}
              aria-disabled={monthOf(current) === monthOf(first)}
              onClick={() => shift(-1)}
            >
              <ChevronRightIcon transform="rotate(180deg)" />
            </IconButton>
            <HeadSelect
              label={texts.month}
              value={month}
              options={texts.months.map((text, value) => ({ text, value }))}
              onChoose={(chosen) => shift(chosen - month)}
            />
            <HeadSelect
              label={texts.year}
              value={shownYear}
              options={years.map((value) => ({ text: String(value), value }))}
              onChoose={(chosen) => shift((chosen - shownYear) * 12)}
            />
            <IconButton
              label={texts.next}
              aria-disabled={monthOf(current) === monthOf(last)}
              onClick={() => shift(1)}
            >
              <ChevronRightIcon />
            </IconButton>
          </chakra.div>
          <VisuallyHidden id={titleId} aria-live="polite">
            {texts.formatMonth(current)}
          </VisuallyHidden>
          <chakra.div css={styles.days}>
            <DayMonth
              ref={gridRef}
              labelledBy={titleId}
              texts={texts}
              current={current}
              value={value}
              first={first}
              last={last}
              onMove={move}
              onChoose={onChoose}
            />
          </chakra.div>
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  )
}

interface HeadSelectProps {
  label: string
  value: number
  options: readonly { text: string; value: number }[]
  onChoose: (value: number) => void
}

/** The shown month or year, and the way to another one. */
const HeadSelect = ({ label, value, options, onChoose }: HeadSelectProps) => (
  <chakra.span css={styles.choice}>
    <chakra.select
      aria-label={label}
      value={value}
      css={styles.select}
      onChange={(event) => onChoose(Number(event.target.value))}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </chakra.select>
    <ChevronRightIcon css={styles.arrow} />
  </chakra.span>
)
