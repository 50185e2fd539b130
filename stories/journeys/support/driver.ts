import { expect, userEvent, waitFor } from 'storybook/test'

/** How a journey uses the controls of the app. Every action waits until its control is enabled. */
export interface Driver {
  /** Activates a button, link, radio button, checkbox, switch or tab. */
  press(control: HTMLElement): Promise<void>
  fill(field: HTMLElement, text: string): Promise<void>
  choose(select: HTMLElement, option: string): Promise<void>
  /** Chooses files with a button that opens the file picker. */
  upload(button: HTMLElement, input: HTMLInputElement, files: readonly File[]): Promise<void>
}

export const enabled = (control: HTMLElement) => waitFor(() => expect(control).toBeEnabled())

export const pointer: Driver = {
  async press(control) {
    await enabled(control)
    await userEvent.click(control)
  },
  async fill(field, text) {
    await enabled(field)
    await userEvent.clear(field)
    await userEvent.type(field, text)
  },
  async choose(select, option) {
    await enabled(select)
    await userEvent.selectOptions(select, option)
  },
  async upload(button, input, files) {
    await enabled(button)
    await userEvent.upload(input, [...files])
  },
}
