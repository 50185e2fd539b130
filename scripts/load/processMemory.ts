import { readFileSync } from 'node:fs'

export interface ProcessMemory {
  /** Resident memory now, in MB. */
  readonly current: number
  /** The largest resident memory since the process was started, in MB. */
  readonly maximum: number
}

/** The memory of the children of a process, in the order in which it started them. Empty where the system has no /proc. */
export function memoryOfChildren(pid: number): ProcessMemory[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    return children.split(' ').map((child) => memoryOf(readFileSync(`/proc/${child}/status`, 'utf8')))
  } catch {
    return []
  }
}

function memoryOf(status: string): ProcessMemory {
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024)
  return { current: megabytes('VmRSS'), maximum: megabytes('VmHWM') }
}
