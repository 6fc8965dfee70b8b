import { memo } from 'react'
import { marked, markedCell } from './markedCell.tsx'
import { PrimaryValue } from './PrimaryValue.tsx'
import { RowTick } from './RowTick.tsx'
import type { RowPartProps } from './rowParts.ts'

function Card<RowData>(props: RowPartProps<RowData>) {
  const { row, id, name, place, columns, selectLabel, isSelected, isCurrent, rowActions } = props
  const Name = `h${props.headingLevel ?? 3}` as const
  const primary = columns.find((column) => column.primary)
  return (
    <li ref={props.measure} data-index={place}>
      <article aria-current={isCurrent || undefined} data-selected={isSelected || undefined}>
        <header>
          {selectLabel && (
            <RowTick
              label={selectLabel}
              isChecked={isSelected}
              onChange={(isOn) => props.onSelect(id, isOn)}
            />
          )}
          <Name>
            <PrimaryValue href={props.href}>{primary ? markedCell(primary, row) : name}</PrimaryValue>
          </Name>
          {rowActions?.(row)}
        </header>
        <dl>
          {columns
            .filter((column) => !column.primary)
            .map((column) => ({ column, value: column.cell(row) }))
            // A card has no line for what the row does not have.
            .filter(({ value }) => value !== '' && value !== null && value !== undefined)
            .map(({ column, value }) => (
              <div key={column.id}>
                <dt>{column.header}</dt>
                <dd>{column.filterText ? marked(value) : value}</dd>
              </div>
            ))}
        </dl>
      </article>
    </li>
  )
}

/** A row in a narrow window. */
export const TableCard = memo(Card) as typeof Card
