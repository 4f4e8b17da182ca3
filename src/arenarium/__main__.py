from arenarium.cli.main import main

main()
