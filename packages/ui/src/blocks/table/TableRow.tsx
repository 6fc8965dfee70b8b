import { memo } from 'react'
import { markedCell } from './markedCell.tsx'
import { PrimaryValue } from './PrimaryValue.tsx'
import { RowTick } from './RowTick.tsx'
import type { RowPartProps } from './rowParts.ts'

function Row<RowData>(props: RowPartProps<RowData>) {
  const { row, id, place, columns, selectLabel, isSelected, isCurrent, rowActions } = props
  return (
    <tr
      ref={props.measure}
      data-index={place}
      // The head is the first one.
      aria-rowindex={place + 2}
      aria-current={isCurrent || undefined}
      data-selected={isSelected || undefined}
    >
      {selectLabel && (
        <td data-edge>
          <RowTick label={selectLabel} isChecked={isSelected} onChange={(isOn) => props.onSelect(id, isOn)} />
        </td>
      )}
      {columns.map((column) =>
        column.primary ? (
          <th key={column.id} scope="row" data-align={column.align}>
            {column.picture?.(row)}
            <PrimaryValue href={props.href}>{markedCell(column, row)}</PrimaryValue>
          </th>
        ) : (
          <td key={column.id} data-align={column.align} data-pictured={column.picture && ''}>
            {column.picture?.(row)}
            {markedCell(column, row)}
          </td>
        ),
      )}
      {rowActions && <td data-edge>{rowActions(row)}</td>}
    </tr>
  )
}

/** Only the rows that changed are drawn again. */
export const TableRow = memo(Row) as typeof Row
