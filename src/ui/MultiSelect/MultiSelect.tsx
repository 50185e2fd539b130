import { Combobox } from '@base-ui/react/combobox'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { useDirection } from '@base-ui/react/direction-provider'
import { Check } from 'lucide-react'
import { type ComponentProps, type ReactElement, type ReactNode, useState } from 'react'
import { containsWords, foldText, searchWords } from '../../lib/text/search.ts'
import { cx } from '../../theme/cx.ts'
import { Button } from '../Button/Button.tsx'
import { MiddleTruncate } from '../MiddleTruncate/MiddleTruncate.tsx'
import * as styles from './MultiSelect.css.ts'

export interface MultiSelectOption {
  /** The value. */
  value: string
  /** The name, shortened in the middle if it is long. */
  label: string
  /** Why it is disabled, below the name. */
  note?: string | undefined
  /** Disables the option. */
  disabled?: boolean | undefined
}

export interface MultiSelectProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The accessible name of the popup and its search field; also the placeholder. */
  label: string
  /** The button that opens the list. */
  trigger: ReactElement
  /** The options in order. */
  options: readonly MultiSelectOption[]
  /** The values of the chosen options. */
  values: readonly string[]
  /** Called with the values after an option was added or removed. */
  onValuesChange: (values: string[]) => void
  /** Whether it is open. */
  open: boolean
  /** Called when it opens or closes. */
  onOpenChange: (open: boolean) => void
  /** A short text beside the buttons, such as the number of chosen options. */
  summary?: ReactNode
  /** Above or below the trigger, flipped if there is no room. Defaults to 'bottom'. */
  side?: 'top' | 'bottom' | undefined
  /** Element that gets the focus on close. Defaults to the trigger. */
  finalFocus?: ComponentProps<typeof Combobox.Popup>['finalFocus']
}

/** Maximum options that are shown at once. A search finds the others. */
const MAX_SHOWN = 200

const matches = ({ label }: MultiSelectOption, query: string) =>
  containsWords(foldText(label), searchWords(query))
const labelOf = ({ label }: MultiSelectOption) => label
const isSame = (a: MultiSelectOption, b: MultiSelectOption) => a.value === b.value

/**
 * A button that opens a list of many options with a search. Arrow keys move, Enter chooses or removes, Escape closes and
 * returns the focus. `ref` and attributes apply to the popup.
 */
export function MultiSelect({
  label,
  trigger,
  options,
  values,
  onValuesChange,
  open,
  onOpenChange,
  summary,
  side = 'bottom',
  className,
  ...props
}: MultiSelectProps) {
  // The portal is outside the page's element and does not inherit its direction.
  const direction = useDirection()
  const [query, setQuery] = useState('')
  const chosen = new Set(values)
  const found = (open ? options : []).filter((option) => matches(option, query))
  const chooseAll = () => {
    const added = found.filter(({ value, disabled }) => disabled !== true && !chosen.has(value))
    onValuesChange([...values, ...added.map(({ value }) => value)])
  }
  return (
    <Combobox.Root
      multiple
      items={options}
      value={options.filter(({ value }) => chosen.has(value))}
      onValueChange={(next) => onValuesChange(next.map(({ value }) => value))}
      isItemEqualToValue={isSame}
      itemToStringLabel={labelOf}
      filter={matches}
      limit={MAX_SHOWN}
      autoHighlight
      inputValue={query}
      onInputValueChange={(next, { isItemPress, cancel }) => {
        // The search stays, so that several of its results can be chosen.
        if (isItemPress) cancel()
        else setQuery(next)
      }}
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
    >
      <Combobox.Trigger render={trigger} />
      {/* The popup would otherwise add a style element, which the content security policy blocks. */}
      <CSPProvider disableStyleElements>
        <Combobox.Portal>
          <Combobox.Positioner
            dir={direction}
            className={styles.positioner}
            side={side}
            align="start"
            sideOffset={4}
            collisionPadding={8}
          >
            <Combobox.Popup aria-label={label} className={cx(styles.popup, className)} {...props}>
              <Combobox.Input aria-label={label} placeholder={label} className={styles.search} />
              <Combobox.Empty className={styles.message}>Nothing found</Combobox.Empty>
              <Combobox.List className={styles.list} aria-label={label}>
                {(option: MultiSelectOption) => (
                  <Combobox.Item
                    key={option.value}
                    value={option}
                    disabled={option.disabled ?? false}
                    className={styles.option}
                  >
                    <span className={styles.box} aria-hidden="true">
                      <Check />
                    </span>
                    <span>
                      <MiddleTruncate text={option.label} />
                      {option.note && <span className={styles.note}>{option.note}</span>}
                    </span>
                  </Combobox.Item>
                )}
              </Combobox.List>
              {found.length > MAX_SHOWN && (
                <p className={styles.message}>
                  {MAX_SHOWN} of {found.length.toLocaleString('en')} are shown. Search to find the others.
                </p>
              )}
              <div className={styles.foot}>
                <Button size="small" variant="quiet" onClick={chooseAll}>
                  Choose all
                </Button>
                <Button size="small" variant="quiet" onClick={() => onValuesChange([])}>
                  Choose none
                </Button>
                <span className={styles.summary}>{summary}</span>
              </div>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </CSPProvider>
    </Combobox.Root>
  )
}
