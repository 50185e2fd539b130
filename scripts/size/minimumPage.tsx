import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'

/** What every page of the app needs at least: React and the router, with one empty page. */
function MinimumPage() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Link to="/" />} />
      </Routes>
    </BrowserRouter>
  )
}

createRoot(document.body).render(<MinimumPage />)
