import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { log } from '../../lib/log/log.ts'

/** Logs the web vitals of this page. Times are in milliseconds; CLS has no unit. */
export function reportWebVitals(): void {
  for (const onMetric of [onCLS, onFCP, onINP, onLCP, onTTFB]) onMetric(report)
}

function report({ name, value, rating, navigationType }: Metric): void {
  const rounded = Math.round(value * 1000) / 1000
  log.info('Web vital', { name, value: rounded, rating, navigationType, path: location.pathname })
}
