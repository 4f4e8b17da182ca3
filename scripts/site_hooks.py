"""What MkDocs does besides: see mkdocs.yml.

The server lets no page run a script that stands in it, so those of the theme become files. Links to files of the
repository that are no documents become plain words: a site has no repository beside it.
"""

from __future__ import annotations

import hashlib
import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((\.\./[^)#\s]*)[^)]*\)")


@event_priority(-200)  # after the languages have been told apart
def on_files(files: Files, config: MkDocsConfig, **_: Any) -> Files:
    """The icon of the client; and the pictures for every language, which would have to be there once for each."""
    files.append(File.generated(config, "icon.svg", abs_src_path=str(ROOT / "web" / "public" / "icon.svg")))
    docs = Path(config.docs_dir)
    known = {file.src_uri for file in files}
    for path in sorted(docs.glob("images/**/*.webp")):
        name = path.relative_to(docs).as_posix()
        if name not in known and not config.exclude_docs.match_file(name):
            files.append(File(name, config.docs_dir, config.site_dir, config.use_directory_urls))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    folder = posixpath.dirname(page.file.src_uri)

    def plain(link: re.Match[str]) -> str:
        outside = posixpath.normpath(posixpath.join(folder, link[2])).startswith("..")
        return link[1] if outside else link[0]

    return LINK.sub(plain, markdown)


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    return apart(output, page.file.dest_uri, config)


def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    """The page for what is not there is seen at any address, so it names its files from the root."""
    if template_name != "404.html":
        return output_content
    named = re.sub(r'"/(?!/)', '"/docs/', output_content)
    return re.sub(r'="(?=assets/)', '="/docs/', apart(named, template_name, config))


def on_post_build(config: MkDocsConfig) -> None:
    """What the theme brings for its own makers, and stemmers of languages that these documents do not speak."""
    assets = Path(config.site_dir) / "assets"
    for path in [*assets.rglob("*.map"), *assets.glob("javascripts/lunr/**/*.js")]:
        path.unlink()


def apart(html: str, place: str, config: MkDocsConfig) -> str:
    """The page with its own scripts as files beside the theme's."""

    def file(script: re.Match[str]) -> str:
        name = f"assets/scripts/{hashlib.sha256(script[1].encode()).hexdigest()[:12]}.js"
        path = Path(config.site_dir) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(script[1], encoding="utf-8")
        return f'<script src="{posixpath.relpath(name, posixpath.dirname(place))}"></script>'

    return SCRIPT.sub(file, html)
